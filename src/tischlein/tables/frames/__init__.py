"""Builds what is sent to a viewer: frames and answers."""
