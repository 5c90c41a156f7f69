"""Programs of the project: checks, benchmarks and generated pages.  Not part of the package."""
