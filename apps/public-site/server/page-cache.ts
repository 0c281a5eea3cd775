import { setImmediate as afterRequests } from 'node:timers/promises';
import type { PageText } from './fill-template.ts';
import { compressFully, storePage, type StoredPage } from './stored-page.ts';

interface CacheEntry {
  page: StoredPage;
  /** Asked for since the last look for what may go. */
  isRequested: boolean;
  /** The version of the content that it was drawn from. */
  version: number;
  renderedAt: number;
  /** Drawn without the API. */
  isFallback: boolean;
}

export interface PageCacheOptions {
  render: (path: string) => Promise<PageText>;
  clock: () => number;
  onFailure: (error: unknown) => void;
  /** Pages and bytes that are held at most; what was asked for longest ago goes first. */
  mostPages?: number;
  mostBytes?: number;
  /** Addresses that are drawn at once at most. */
  mostRendering?: number;
}

/** How long an outdated page may still be sent while its successor is drawn. */
const staleMilliseconds = 2_000;
/** After this a page is drawn again even if nothing is known to have changed. */
const freshMilliseconds = 60_000;

/** Drawn pages, held as compressed bytes. Outdated ones are sent for a moment more, and for as long as no new one can be drawn. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #held = new Map<string, CacheEntry>();
  readonly #drawing = new Map<string, Promise<StoredPage>>();
  #bytes = 0;
  #version = 0;
  #versionSince = 0;
  #pressing: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = { mostPages: 2_000, mostBytes: 128 * 1024 * 1024, mostRendering: 64, ...options };
  }

  /** Whether a page may be asked for now. What is held is drawn anew at any time; of addresses that are not there is no end, and they are not to delay what is held. */
  takes(path: string): boolean {
    if (this.#drawing.size < this.#options.mostRendering) return true;
    return this.#held.has(path) || this.#drawing.has(this.#keyOf(path));
  }

  /** The content has changed: everything held is outdated from now on. */
  outdate(): void {
    this.#version += 1;
    this.#versionSince = this.#options.clock();
  }

  /** A page that may be sent this instant, or undefined. Begins to draw its successor where it is about to be needed. */
  ready(path: string): StoredPage | undefined {
    const cached = this.#held.get(path);
    if (!cached) return undefined;
    const now = this.#options.clock();
    const isStale = cached.version !== this.#version;
    if (isStale && now - this.#versionSince > staleMilliseconds) return undefined;
    if (isStale || now - cached.renderedAt > freshMilliseconds) void this.render(path).catch(this.#options.onFailure);
    cached.isRequested = true;
    return cached.page;
  }

  /** The page, drawn now unless that is under way. Where drawing fails, the last one held is sent; without one it throws. */
  async page(path: string): Promise<StoredPage> {
    try {
      return await this.render(path);
    } catch (error) {
      const cached = this.#held.get(path);
      if (!cached) throw error;
      this.#options.onFailure(error);
      return cached.page;
    }
  }

  /** One drawing a path and version, however many ask. */
  private render(path: string): Promise<StoredPage> {
    const key = this.#keyOf(path);
    const rendering = this.#drawing.get(key);
    if (rendering) return rendering;
    const begun = this.#drawAndHold(path, this.#version).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, begun);
    return begun;
  }

  #keyOf(path: string): string {
    return `${this.#version} ${path}`;
  }

  async #drawAndHold(path: string, version: number): Promise<StoredPage> {
    const text = await this.#options.render(path);
    const page = await storePage(text);
    if (page.status !== 200) {
      this.#forget(path);
      return page;
    }
    const earlier = this.#held.get(path);
    // What was drawn with the API is better than what can be drawn without it.
    if (text.isFallback && earlier && !earlier.isFallback) {
      earlier.renderedAt = this.#options.clock();
      return earlier.page;
    }
    const cached = {
      page,
      version,
      isFallback: text.isFallback ?? false,
      renderedAt: this.#options.clock(),
      isRequested: false,
    };
    // A slow drawing of older content must not take the place of a newer one.
    if ((earlier?.version ?? version) > version) return page;
    this.#hold(path, cached);
    // One after another: many at a time would leave no thread to compress what readers wait for.
    this.#pressing = this.#pressing.then(() => this.#press(path, cached, text)).catch(this.#options.onFailure);
    return page;
  }

  async #press(path: string, cached: CacheEntry, { headers }: PageText): Promise<void> {
    await afterRequests();
    if (this.#held.get(path) !== cached) return;
    const page = await compressFully(cached.page, headers);
    if (this.#held.get(path) !== cached) return;
    this.#bytes += page.size - cached.page.size;
    cached.page = page;
  }

  #hold(path: string, cached: CacheEntry): void {
    this.#forget(path);
    this.#held.set(path, cached);
    this.#bytes += cached.page.size;
    while (this.#held.size > this.#options.mostPages || this.#bytes > this.#options.mostBytes) this.#dropOne();
  }

  /** A second chance: whoever was asked for since the last look goes to the young end, and the first that was not is dropped. */
  #dropOne(): void {
    for (const [path, cached] of this.#held) {
      if (!cached.isRequested) return this.#forget(path);
      cached.isRequested = false;
      this.#held.delete(path);
      this.#held.set(path, cached);
    }
  }

  #forget(path: string): void {
    this.#bytes -= this.#held.get(path)?.page.size ?? 0;
    this.#held.delete(path);
  }
}
