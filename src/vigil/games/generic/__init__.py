"""What every game gets without writing anything: defaults written against `vigil.kernel.game` alone."""
