"""Refusals of this chapter: autumn."""

from __future__ import annotations
