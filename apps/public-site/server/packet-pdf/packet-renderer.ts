import { LRUCache } from 'lru-cache';
import { WorkerThread } from '../worker-thread.ts';
import type { PacketTask } from './packet-task.ts';

const dayLength = 'YYYY-MM-DD'.length;

/** A plan is made anew each day, with its date. */
const keyOf = (task: PacketTask): string =>
  'query' in task ? `${task.madeOn.toISOString().slice(0, dayLength)} ${task.query}` : task.address;

/** Renders packets in a worker thread, each one once. */
export class PacketRenderer {
  readonly #thread: WorkerThread<PacketTask, Uint8Array>;
  readonly #rendered = new LRUCache<string, Promise<Uint8Array>>({ max: 20 });

  constructor(maxQueued = 8) {
    const limits = { maxQueued, timeoutMilliseconds: 60_000 };
    this.#thread = new WorkerThread(new URL('packet-task.ts', import.meta.url), limits);
  }

  /** Returns the PDF. Throws when too many are waiting, or one takes too long. */
  render(task: PacketTask): Promise<Uint8Array> {
    const key = keyOf(task);
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendering = this.#thread.run(task);
    this.#rendered.set(key, rendering);
    rendering.catch(() => this.#rendered.delete(key));
    return rendering;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
