"""Files that root has made beside a server's own belong to the server's user.

Whoever runs a server types its commands as root, and the server itself is somebody with
few rights: what root put back or locked in its folder would be closed to it.
"""

from __future__ import annotations

import os
from pathlib import Path

from vigil.server.store.database import address, file_of


def hand_over(url: str) -> None:
    """Give whatever root has made in the folder of an SQLite file to whom the folder belongs."""
    file = file_of(address(url))
    if file is None or os.geteuid() != 0 or not file.parent.exists():
        return
    folder = file.parent.stat()
    if folder.st_uid == 0:
        return
    for made in (file, *file.parent.glob(f"{file.name}*"), *file.parent.glob(f"{file.stem}.*{file.suffix}")):
        _give(made, folder.st_uid, folder.st_gid)


def _give(path: Path, user: int, group: int) -> None:
    if path.is_file() and not path.is_symlink() and path.stat().st_uid == 0:
        os.chown(path, user, group)
