"""Refusals of this chapter: spring."""

from __future__ import annotations
