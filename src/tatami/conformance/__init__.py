"""What every game on the mat must keep, checked by playing it: ships with the product."""
