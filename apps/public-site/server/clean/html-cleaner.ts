import { Piscina } from 'piscina';

const slowestMs = 20_000;

/** Cleans HTML in a worker thread that exists only while there is work. */
export class HtmlCleaner {
  readonly #threads = new Piscina({
    filename: new URL('clean-task.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    maxQueue: 200,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
  });

  clean(html: string): Promise<string> {
    return this.#threads.run(html, { signal: AbortSignal.timeout(slowestMs) }) as Promise<string>;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
