"""The program played by its accessibility actions alone, over AT-SPI: `run` beside this file does it."""
