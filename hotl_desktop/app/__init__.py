"""The program: builds the objects and connects them. The one place that knows everybody."""
