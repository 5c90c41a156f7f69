"""Development tools: checks, benchmarks and generated pages.  Not part of the package."""
