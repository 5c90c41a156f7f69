"""Give database files that root created to the server's user.

Hosts often run maintenance commands as root, while the server runs as a user with few rights. A file
that root restored or locked would be unreadable to it.
"""

from __future__ import annotations

import os
from pathlib import Path

from vigil.server.store.database import address, file_of


def hand_over(url: str) -> None:
    """Change the owner of an SQLite file and its companions from root to the owner of their folder."""
    file = file_of(address(url))
    if file is None or os.geteuid() != 0 or not file.parent.exists():
        return
    folder = file.parent.stat()
    if folder.st_uid == 0:
        return
    for path in (file, *file.parent.glob(f"{file.name}*"), *file.parent.glob(f"{file.stem}.*{file.suffix}")):
        _change_owner(path, folder.st_uid, folder.st_gid)


def _change_owner(path: Path, user: int, group: int) -> None:
    if path.is_file() and not path.is_symlink() and path.stat().st_uid == 0:
        os.chown(path, user, group)
