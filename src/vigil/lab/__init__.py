"""Play many games at once and measure the results, with confidence intervals."""
