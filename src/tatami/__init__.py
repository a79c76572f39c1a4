"""Tatami: the mat that five board games of feudal Japan are played on."""

__version__ = "0.1.0"
