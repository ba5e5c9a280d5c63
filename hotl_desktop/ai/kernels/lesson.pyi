from .net import Net

class Lesson:
    room: int
    def __init__(self, net: Net, room: int, longest: int) -> None: ...
