"""Programs of the workshop: checks, benchmarks and generated pages.  Not part of the package."""
