import { Piscina } from 'piscina';

export interface ThreadLimits {
  /** Maximum number of tasks in the queue, including the one in progress. */
  maxQueued: number;
  /** Includes the time in the queue. */
  timeoutMilliseconds: number;
  idleMilliseconds?: number;
  maxMegabytes?: number;
}

/** Runs the default export of a file, one task after another, in a worker thread that ends when idle. */
export class WorkerThread<Task, Result> {
  readonly #pool: Piscina<Task, Result>;
  readonly #limits: ThreadLimits;
  // The pool's own limit of its queue lets more tasks in.
  #queued = 0;

  constructor(file: URL, limits: ThreadLimits) {
    const { idleMilliseconds = 30_000, maxMegabytes = 256 } = limits;
    this.#limits = limits;
    this.#pool = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMilliseconds,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 32 },
    });
  }

  /** Returns the result of a task. Throws when too many tasks are waiting, or this one takes too long. */
  async run(task: Task): Promise<Result> {
    if (this.#queued >= this.#limits.maxQueued) throw new Error('too many tasks are waiting for a thread');
    this.#queued += 1;
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(this.#limits.timeoutMilliseconds) });
    } finally {
      this.#queued -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
