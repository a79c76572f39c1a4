"""A hall in the process of the test, behind a real socket: for scenes that must look at what it keeps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tatami.hall.hall import Hall
from tatami.web.app import make_app
from tatami.web.server import HallServer, _config, listen
from tatami.web.settings import Settings


class Inside:
    """What is in it, and where it can be called."""

    def __init__(self, server: HallServer, port: int) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{port}"
        self.port = port

    @property
    def state(self) -> Any:
        return self.server._hall.state

    @property
    def hall(self) -> Hall:
        found: Hall = self.state.house.hall
        return found

    @property
    def connections(self) -> set[Any]:
        return self.server.server_state.connections


@asynccontextmanager
async def hall_inside(folder: Path, **options: Any) -> AsyncIterator[Inside]:
    settings = Settings(data=str(folder), port=0, **options)
    listening = listen(settings, {})
    app, opened = make_app(settings), asyncio.Event()
    server = HallServer(_config(app, settings), app, opened.set)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        await asyncio.wait_for(opened.wait(), 30)
        yield Inside(server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        listening.close()
