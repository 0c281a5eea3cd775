import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PreviewText } from '../../src/head/preview.ts';
import type { RoadDrawing } from '../../src/head/road-drawing.tsx';
import type { RenderedPreview, PreviewStart } from './preview-worker.ts';

/** Maximum number of images in the queue, including the one being rendered. */
const maxQueued = 24;
const idleMilliseconds = 30_000;
const timeoutMilliseconds = 60_000;

const workerFile = new URL('./preview-worker.ts', import.meta.url);

/** Renders preview images, one after another, in a worker thread that exists only while there is work. */
export class PreviewRenderer {
  readonly #drawRoad: () => Promise<RoadDrawing>;
  readonly #maxQueued: number;
  #worker: Worker | undefined;
  #background: string | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(drawRoad: () => Promise<RoadDrawing>, limit = maxQueued) {
    this.#drawRoad = drawRoad;
    this.#maxQueued = limit;
  }

  /** Returns the image of a page as PNG. Throws when the queue is full. */
  async render(text: PreviewText): Promise<Buffer> {
    if (this.#queued >= this.#maxQueued) throw new Error('too many preview images are queued');
    this.#queued += 1;
    const rendered = this.#last.then(() => this.#renderNow(text)).finally(() => (this.#queued -= 1));
    this.#last = rendered.catch(() => {});
    return rendered;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #renderNow(text: PreviewText): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= await this.#start());
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(text);
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const [{ png, background }] = (await once(worker, 'message', { signal })) as [RenderedPreview];
      this.#background = background;
      this.#idle = setTimeout(() => void this.close(), idleMilliseconds).unref();
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async #start(): Promise<Worker> {
    const workerData: PreviewStart = { road: await this.#drawRoad(), background: this.#background };
    const worker = new Worker(workerFile, { workerData });
    // The caller of the request sees the failure too. An idle thread does not keep the site from stopping.
    worker.on('error', () => void this.close()).unref();
    return worker;
  }
}
