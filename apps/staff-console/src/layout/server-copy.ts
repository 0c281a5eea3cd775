import { ApiError } from '@workspace/contracts/endpoint/api-error';

/** `none`: nothing is unsaved. `waiting`: the newest words are not on the server. `failed`: they did not get there. */
export type ServerState = 'none' | 'waiting' | 'kept' | 'failed';

export interface Server<Text> {
  /** Resolves when a text may be stored; called before each request. The form may close meanwhile. */
  prepare?: (isOpen: () => boolean) => Promise<unknown>;
  store: (text: Text) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** Milliseconds between two requests, and after a failed one. */
const interval = 1_000;
const retryAfter = 5_000;

/** The copy of an unsaved text on the server. One request at a time: a deletion must not overtake what it deletes. */
export class ServerCopy<Text extends object> {
  readonly #server: Server<Text>;
  readonly #report: (state: ServerState) => void;
  #wanted: Text | undefined;
  #stored: Text | undefined;
  #isWorking = false;
  #isClosed = false;
  #isRefused = false;
  #wake = (): void => {};

  constructor(server: Server<Text>, report: (state: ServerState) => void) {
    this.#server = server;
    this.#report = report;
  }

  /** Stores a text in place of the last one; undefined deletes it. */
  set(text: Text | undefined): void {
    this.#wanted = text;
    if (this.#wanted === this.#stored) return;
    this.#report(text === undefined ? 'none' : this.#isRefused ? 'failed' : 'waiting');
    if (!this.#isWorking && !this.#isRefused) void this.#work();
    // People save and close the page: a text that is left on the server would be offered to them again.
    if (text === undefined) this.#wake();
  }

  /** Says that a newer text follows soon. */
  expect(): void {
    if (!this.#isRefused) this.#report('waiting');
  }

  /** The form closes: the last text is sent without a pause, and not again. */
  close(): void {
    this.#isClosed = true;
  }

  open(): void {
    this.#isClosed = false;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    let goesOn = true;
    while (goesOn && this.#wanted !== this.#stored) {
      const error = await this.#send();
      this.#report(stateOf(this.#wanted, this.#stored, error));
      goesOn = error === undefined || (!this.#isClosed && !isRejected(error));
      this.#isRefused = isRejected(error) && !mayPassLater.has(error.status);
      const isUrgent = this.#isClosed || (this.#wanted === undefined && !error);
      if (goesOn && !isUrgent) await this.#pause(error ? retryAfter : interval);
    }
    this.#isWorking = false;
  }

  #pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    setTimeout(resolve, milliseconds);
    return promise;
  }

  async #send(): Promise<unknown> {
    try {
      if (this.#server.prepare) await this.#server.prepare(() => !this.#isClosed);
      const text = this.#wanted;
      // It was taken back meanwhile.
      if (text === this.#stored) return undefined;
      await (text === undefined ? this.#server.remove() : this.#server.store(text));
      this.#stored = text;
      return undefined;
    } catch (thrown) {
      return thrown ?? new Error('failed');
    }
  }
}

/** A session that ended, and too many requests: the next change tries again. */
const mayPassLater = new Set([401, 429]);

/** True when the server refused the text itself: the same request would be refused again. */
const isRejected = (thrown: unknown): thrown is ApiError =>
  thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;

function stateOf(wanted: unknown, stored: unknown, error: unknown): ServerState {
  if (wanted === undefined) return 'none';
  if (wanted === stored) return 'kept';
  return error === undefined ? 'waiting' : 'failed';
}
