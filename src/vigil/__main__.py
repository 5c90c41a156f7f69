"""`python -m vigil` is `vigil`."""

from vigil.cli import main

if __name__ == "__main__":
    main()
