import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { PacketTask } from './packet-task.ts';

const timeoutMilliseconds = 60_000;
const dayLength = 'YYYY-MM-DD'.length;
/** Packets that are rendered or wait for it: the pool's own limit lets more of them in. */
const maxQueued = 8;

/** Renders packets in a worker thread that exists only while there is work, and each one once a day. */
export class PacketRenderer {
  readonly #threads = new Piscina({
    filename: new URL('packet-task.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  readonly #maxQueued: number;
  #queued = 0;
  readonly #rendered = new LRUCache<string, Promise<Uint8Array>>({ max: 20 });

  constructor(limit = maxQueued) {
    this.#maxQueued = limit;
  }

  /** Returns the PDF. Throws when too many are waiting, or one takes too long. */
  render(task: PacketTask): Promise<Uint8Array> {
    const key = `${task.madeOn.toISOString().slice(0, dayLength)} ${task.query}`;
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendering = this.#renderNow(task);
    this.#rendered.set(key, rendering);
    rendering.catch(() => this.#rendered.delete(key));
    return rendering;
  }

  async #renderNow(task: PacketTask): Promise<Uint8Array> {
    if (this.#queued >= this.#maxQueued) throw new Error('too many packets are queued');
    this.#queued += 1;
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      return (await this.#threads.run(task, { signal })) as Uint8Array;
    } finally {
      this.#queued -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
