import { Piscina } from 'piscina';
import type { LabView } from '../../src/lab/first-view.ts';

const slowestMs = 20_000;

/** Computes first views of the street network lab in a worker thread that exists only while there is work. */
export class LabViews {
  readonly #threads = new Piscina({
    filename: new URL('lab-view-task.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // The thread remembers the town and the budgets that it found.
    idleTimeout: 300_000,
    maxQueue: 50,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });

  viewOf(query: string): Promise<LabView> {
    return this.#threads.run(query, { signal: AbortSignal.timeout(slowestMs) }) as Promise<LabView>;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
