"""The words that the grammars bend and join, a module a language."""
