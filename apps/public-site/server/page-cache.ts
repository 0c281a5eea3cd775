import { setImmediate as afterRequests } from 'node:timers/promises';
import type { PageText } from './render-page.ts';
import { pressHard, storePage, type StoredPage } from './stored-page.ts';

interface Held {
  page: StoredPage;
  /** Asked for since the last look for what may go. */
  isAsked: boolean;
  /** The version of the content that it was drawn from. */
  version: number;
  drawnAt: number;
  /** Drawn without the API. */
  isStopgap: boolean;
}

export interface PageCacheOptions {
  draw: (path: string) => Promise<PageText>;
  clock: () => number;
  onFailure: (error: unknown) => void;
  /** Pages and bytes that are held at most; what was asked for longest ago goes first. */
  mostPages?: number;
  mostBytes?: number;
  /** Addresses that are drawn at once at most. */
  mostDrawing?: number;
}

/** How long an outdated page may still be sent while its successor is drawn. */
const staleMilliseconds = 2_000;
/** After this a page is drawn again even if nothing is known to have changed. */
const freshMilliseconds = 60_000;

/** Drawn pages, held as compressed bytes. Outdated ones are sent for a moment more, and for as long as no new one can be drawn. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #held = new Map<string, Held>();
  readonly #drawing = new Map<string, Promise<StoredPage>>();
  #bytes = 0;
  #version = 0;
  #versionSince = 0;
  #pressing: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = { mostPages: 2_000, mostBytes: 128 * 1024 * 1024, mostDrawing: 64, ...options };
  }

  /** Whether a page may be asked for now. What is held is drawn anew at any time; of addresses that are not there is no end, and they are not to delay what is held. */
  takes(path: string): boolean {
    if (this.#drawing.size < this.#options.mostDrawing) return true;
    return this.#held.has(path) || this.#drawing.has(this.#keyOf(path));
  }

  /** The content has changed: everything held is outdated from now on. */
  outdate(): void {
    this.#version += 1;
    this.#versionSince = this.#options.clock();
  }

  /** A page that may be sent this instant, or undefined. Begins to draw its successor where it is about to be needed. */
  ready(path: string): StoredPage | undefined {
    const held = this.#held.get(path);
    if (!held) return undefined;
    const now = this.#options.clock();
    const isOutdated = held.version !== this.#version;
    if (isOutdated && now - this.#versionSince > staleMilliseconds) return undefined;
    if (isOutdated || now - held.drawnAt > freshMilliseconds) void this.draw(path).catch(this.#options.onFailure);
    held.isAsked = true;
    return held.page;
  }

  /** The page, drawn now unless that is under way. Where drawing fails, the last one held is sent; without one it throws. */
  async page(path: string): Promise<StoredPage> {
    try {
      return await this.draw(path);
    } catch (error) {
      const held = this.#held.get(path);
      if (!held) throw error;
      this.#options.onFailure(error);
      return held.page;
    }
  }

  /** One drawing a path and version, however many ask. */
  private draw(path: string): Promise<StoredPage> {
    const key = this.#keyOf(path);
    const drawing = this.#drawing.get(key);
    if (drawing) return drawing;
    const begun = this.#drawAndHold(path, this.#version).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, begun);
    return begun;
  }

  #keyOf(path: string): string {
    return `${this.#version} ${path}`;
  }

  async #drawAndHold(path: string, version: number): Promise<StoredPage> {
    const text = await this.#options.draw(path);
    const page = await storePage(text);
    if (page.status !== 200) {
      this.#forget(path);
      return page;
    }
    const earlier = this.#held.get(path);
    // What was drawn with the API is better than what can be drawn without it.
    if (text.isStopgap && earlier && !earlier.isStopgap) {
      earlier.drawnAt = this.#options.clock();
      return earlier.page;
    }
    const held = { page, version, isStopgap: text.isStopgap ?? false, drawnAt: this.#options.clock(), isAsked: false };
    // A slow drawing of older content must not take the place of a newer one.
    if ((earlier?.version ?? version) > version) return page;
    this.#hold(path, held);
    // One after another: many at a time would leave no thread to compress what readers wait for.
    this.#pressing = this.#pressing.then(() => this.#press(path, held, text)).catch(this.#options.onFailure);
    return page;
  }

  async #press(path: string, held: Held, { headers }: PageText): Promise<void> {
    await afterRequests();
    if (this.#held.get(path) !== held) return;
    const page = await pressHard(held.page, headers);
    if (this.#held.get(path) !== held) return;
    this.#bytes += page.size - held.page.size;
    held.page = page;
  }

  #hold(path: string, held: Held): void {
    this.#forget(path);
    this.#held.set(path, held);
    this.#bytes += held.page.size;
    while (this.#held.size > this.#options.mostPages || this.#bytes > this.#options.mostBytes) this.#dropOne();
  }

  /** A second chance: whoever was asked for since the last look goes to the young end, and the first that was not is dropped. */
  #dropOne(): void {
    for (const [path, held] of this.#held) {
      if (!held.isAsked) return this.#forget(path);
      held.isAsked = false;
      this.#held.delete(path);
      this.#held.set(path, held);
    }
  }

  #forget(path: string): void {
    this.#bytes -= this.#held.get(path)?.page.size ?? 0;
    this.#held.delete(path);
  }
}
