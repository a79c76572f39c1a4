"""What is noticed in this chapter: spring."""

from __future__ import annotations
