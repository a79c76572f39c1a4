"""Where the hall may call: an address that somebody has given us must not lead into our own house.

A name is looked up once and the very address that was checked is called: so a name cannot mean one machine
when it is checked and another when it is called.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, NamedTuple

import httpx2

from tatami.kernel.reasons import TatamiError

Resolver = Callable[[str, int], Awaitable[Sequence[str]]]
"""Host and port -> its addresses."""
Wrong = Literal["address", "credentials", "unreachable"]
"""A name that nobody knows and one inside our own network sound alike: else one could look around in it."""

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class Goal(NamedTuple):
    """Where a call goes: an address instead of a name, and the name for whoever listens there."""

    url: httpx2.URL
    host: str
    """As the header `Host` has it."""
    name: str
    """As the certificate must have it."""


async def system_resolver(host: str, port: int) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


async def goal_of(url: str, anywhere: bool, resolve: Resolver) -> Goal:
    """Where this URL leads; TatamiError `webhook-refused` if the hall may not or cannot call there."""
    asked = _read(url)
    name = asked.raw_host.decode("ascii")
    port = asked.port or (443 if asked.scheme == "https" else 80)
    try:
        addresses = list(await resolve(name, port))
    except (OSError, UnicodeError):
        addresses = []
    if not addresses:
        raise refused("unreachable")
    # One bad address among good ones is a trick, not a mistake.
    if not anywhere and not all(map(is_global, addresses)):
        raise refused("unreachable")
    return Goal(asked.copy_with(host=addresses[0], fragment=None), asked.netloc.decode("ascii"), name)


def _read(url: str) -> httpx2.URL:
    try:
        asked = httpx2.URL(url)
        asked.raw_host.decode("ascii")
    except (httpx2.InvalidURL, UnicodeError, ValueError):
        raise refused("address") from None
    if asked.scheme not in ("http", "https") or not asked.host:
        raise refused("address")
    if asked.userinfo:
        raise refused("credentials")
    return asked


def refused(what: Wrong) -> TatamiError:
    return TatamiError("webhook-refused", what=what)


def is_global(address: str) -> bool:
    """Whether it is somewhere out in the world, also behind every disguise as an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return all(_is_outside(each) for each in (found, *_inside(found)))


def _is_outside(address: IPAddress) -> bool:
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified or address.is_link_local
    )


def _inside(address: IPAddress) -> list[IPAddress]:
    """The IPv4 address that an IPv6 address may stand for."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return [each for each in found if each is not None]
