"""Connections that are open, of whatever kind, by address: somebody who holds many keeps newcomers out."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final

from .rates import Connections, place_of

LINES_PER_SOCKET: Final = 2
"""A browser has a socket and, now and then, some connections beside it."""

Client = tuple[str, int] | None
"""As uvicorn says who is at the other end of a connection."""


class Lines:
    """Counts connections as they are made, before anything is read. A proxy may bring any number."""

    def __init__(self, sockets: int, proxies: Iterable[str]) -> None:
        """Where an address may have so many sockets; 0 is no limit."""
        self.places: Final = Connections(sockets * LINES_PER_SOCKET)
        self._proxies: Final = tuple(ipaddress.ip_network(each, strict=False) for each in proxies)

    def open(self, client: Client) -> bool:
        """Whether this one may stay; it is counted until `close` in any case."""
        host = client[0] if client else ""
        place = place_of(host)
        may = self.places.is_room(place) or self._is_proxy(host)
        self.places.add(place)
        return may

    def close(self, client: Client) -> None:
        self.places.remove(place_of(client[0] if client else ""))

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._proxies)
