"""Playable introductions: short courses on the real engine, written as YAML beside scripted positions.

A course has chapters; a chapter begins with a scenario of `scenarios/` and leads through it in steps. What
the others answer, and that everything is legal, stands in the scenario; here stands what the learner is told.
"""

from .courses import Chapter, Course, Step, course_called, courses, read_course

__all__ = ["Chapter", "Course", "Step", "course_called", "courses", "read_course"]
