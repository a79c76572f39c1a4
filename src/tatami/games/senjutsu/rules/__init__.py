"""The rules of Senjutsu, a file for each chapter of the rulebook; README.md leads from clause to function."""
