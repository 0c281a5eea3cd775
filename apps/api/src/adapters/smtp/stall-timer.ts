/** Calls back once when a response takes longer than `milliseconds`. Waiting for ourselves does not count. */
export class StallTimer {
  readonly #milliseconds: number;
  readonly #stalled: () => void;
  #timer: NodeJS.Timeout | undefined;
  #hasStalled = false;

  constructor(milliseconds: number, stalled: () => void) {
    this.#milliseconds = milliseconds;
    this.#stalled = stalled;
  }

  /** Begins to wait for a response. */
  begin(): void {
    this.pause();
    if (this.#hasStalled) return;
    this.#timer = setTimeout(() => {
      this.#hasStalled = true;
      this.#stalled();
    }, this.#milliseconds).unref();
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Returns true if it called back. */
  end(): boolean {
    this.pause();
    return this.#hasStalled;
  }
}
