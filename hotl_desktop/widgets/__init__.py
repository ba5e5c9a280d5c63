"""The window: pages, panels, dialogs and their controls."""
