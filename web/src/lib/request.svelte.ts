/** A request that a screen makes: whether it is running, and its error. */
export class Request {
  busy = $state(false);
  failure = $state.raw<Error | null>(null);

  get error(): string {
    return this.failure?.message ?? '';
  }
  set error(message: string) {
    this.failure = message ? new Error(message) : null;
  }

  /** Run `work`, unless it is running already. */
  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(work);
    this.busy = false;
  }

  /** Run `work`, even while an earlier one is running. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.failure = null;
    try {
      await work();
    } catch (caught) {
      this.failure = caught as Error;
    }
  }
}
