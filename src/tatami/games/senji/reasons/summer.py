"""Refusals of this chapter: summer."""

from __future__ import annotations
