"""The words of each language, which the renderers inflect and join."""
