"""Files: records on disk. No Qt."""
