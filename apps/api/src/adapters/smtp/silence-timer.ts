/** Calls `givesUp` every `milliseconds` without a response until that returns true. */
export class SilenceTimer {
  readonly #milliseconds: number;
  readonly #givesUp: (() => Promise<boolean>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, givesUp: (() => Promise<boolean>) | undefined) {
    this.#milliseconds = milliseconds;
    this.#givesUp = givesUp;
  }

  /** Begins to wait for a response. `givenUp` is called at most once. */
  begin(givenUp: () => void): void {
    const givesUp = this.#givesUp;
    if (!givesUp) return;
    const check = async () => {
      const isGivenUp = await givesUp().catch(() => false);
      if (!isGivenUp || this.#timer === undefined) return;
      this.end();
      givenUp();
    };
    this.#timer = setInterval(() => void check(), this.#milliseconds).unref();
  }

  /** Ends the wait. */
  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
