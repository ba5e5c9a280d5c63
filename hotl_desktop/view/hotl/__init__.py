"""The parts of the Head of the Line scene: places, pieces, marks, previews, overlays, the pointer, the stories."""
