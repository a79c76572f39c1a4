"""What `run.py` does in a checkout, before anything is installed: standard library only."""
