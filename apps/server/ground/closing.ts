/** What was opened, to be closed the other way round. */
export class Closing {
  private readonly steps: (() => Promise<void> | void)[] = [];

  /** Keeps what was opened together with how to close it. */
  add<Opened>(opened: Opened, close: (opened: Opened) => Promise<void> | void): Opened {
    this.steps.push(() => close(opened));
    return opened;
  }

  /** Goes on when a step fails, so that what can be closed is; then throws what went wrong first. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) {
      try {
        await step();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
