"""The table of tests/table.py under its other name."""

from table import ATTACK as ATTACK
from table import BLOCK as BLOCK
from table import DAMAGE as DAMAGE
from table import MAIN as MAIN
from table import MAINTENANCE as MAINTENANCE
from table import SACRIFICE as SACRIFICE
from table import Table as Table
