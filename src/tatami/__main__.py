"""`python -m tatami` is the `tatami` command."""

from tatami.cli import main

if __name__ == "__main__":
    main()
