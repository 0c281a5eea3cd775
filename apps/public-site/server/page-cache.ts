import { setImmediate as afterRequests } from 'node:timers/promises';
import type { Dictionary } from './dictionaries/dictionary.ts';
import type { PageText } from './fill-template.ts';
import { PageEntries, type CacheEntry } from './page-entries.ts';
import { compressFully, storePage, type StoredPage } from './stored-page.ts';

/**
 * The compression in progress, for all caches: one at a time, because parallel ones would leave no thread to compress
 * pages that readers wait for.
 */
let compressing: Promise<void> = Promise.resolve();

export interface PageCacheOptions {
  render: (path: string) => Promise<PageText>;
  clock: () => number;
  onFailure: (error: unknown) => void;
  /** Maximum number and bytes of cached pages; the least recently requested is evicted first. */
  maxPages?: number;
  maxBytes?: number;
  /** Maximum number of paths rendered at once. */
  maxRendering?: number;
  compress?: typeof compressFully;
  /** Browsers that have it get smaller pages. */
  dictionary?: Dictionary | undefined;
  /**
   * Anyone can write new paths without end: those in the cache count as rendered at once too, and a page is compressed
   * at the highest level only when it is requested again.
   */
  isEndless?: boolean;
}

/** A stale page may still be sent for this long while its successor renders. */
const staleMilliseconds = 2_000;
/** A page older than this is rendered again even without a known change. */
const freshMilliseconds = 60_000;
/** The same for a page that was rendered without the API. */
const fallbackMilliseconds = 5_000;

/**
 * Rendered pages, cached as compressed bytes. Stale pages are served for a moment longer, and for as long as rendering
 * fails.
 */
export class PageCache {
  readonly #options: Required<Omit<PageCacheOptions, 'dictionary'>> & Pick<PageCacheOptions, 'dictionary'>;
  readonly #entries: PageEntries;
  readonly #rendering = new Map<string, Promise<StoredPage>>();
  #version = 0;
  #invalidatedAt = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = {
      maxPages: 2_000,
      maxBytes: 48 * 1024 * 1024,
      maxRendering: 64,
      compress: compressFully,
      isEndless: false,
      ...options,
    };
    this.#entries = new PageEntries(this.#options);
  }

  /**
   * Returns true when the cache may render a page now. Cached pages can always be rendered again; unknown paths are
   * endless and must not delay them.
   */
  canRender(path: string): boolean {
    if (this.#rendering.size < this.#options.maxRendering) return true;
    if (this.#options.isEndless) return this.#rendering.has(this.#keyOf(path));
    return this.#entries.has(path) || this.#rendering.has(this.#keyOf(path));
  }

  /** The requests since the start, and the pages now. */
  measure(): { hits: number; misses: number; pages: number; bytes: number; oldestMs: number } {
    return { hits: this.#hits, misses: this.#misses, ...this.#entries.measure(this.#options.clock()) };
  }

  /** Marks every cached page as stale. */
  invalidate(): void {
    this.#version += 1;
    this.#invalidatedAt = this.#options.clock();
  }

  /** Returns a page that can be sent now, or undefined. Starts to render a successor when the page is stale or old. */
  get(path: string): StoredPage | undefined {
    const cached = this.#entries.get(path);
    if (!cached) return undefined;
    const now = this.#options.clock();
    const isStale = cached.version !== this.#version;
    if (isStale && now - this.#invalidatedAt > staleMilliseconds) return undefined;
    const isOld = now - cached.renderedAt > (cached.isFallback ? fallbackMilliseconds : freshMilliseconds);
    if ((isStale || isOld) && this.canRender(path)) void this.#renderOnce(path).catch(this.#options.onFailure);
    this.#hits += 1;
    cached.isRequested = true;
    if (!cached.isQueued) this.#enqueueCompression(path, cached);
    return cached.page;
  }

  /**
   * Renders the page, or joins a rendering in flight. Falls back to the cached page when rendering fails; throws
   * without one.
   */
  async render(path: string): Promise<StoredPage> {
    this.#misses += 1;
    try {
      return await this.#renderOnce(path);
    } catch (error) {
      const cached = this.#entries.get(path);
      if (!cached) throw error;
      this.#options.onFailure(error);
      return cached.page;
    }
  }

  /** Renders each path and version once for all concurrent requests. */
  #renderOnce(path: string): Promise<StoredPage> {
    const key = this.#keyOf(path);
    const rendering = this.#rendering.get(key);
    if (rendering) return rendering;
    const started = this.#renderAndStore(path, this.#version).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  #keyOf(path: string): string {
    return `${this.#version} ${path}`;
  }

  async #renderAndStore(path: string, version: number): Promise<StoredPage> {
    const text = await this.#options.render(path);
    const page = await storePage(text, this.#options.dictionary);
    if (page.status !== 200 || text.isPrivate) {
      this.#entries.delete(path);
      return page;
    }
    const earlier = this.#entries.get(path);
    // A page rendered with the API is better than a fallback rendered without it.
    if (text.isFallback && earlier && !earlier.isFallback) {
      earlier.renderedAt = this.#options.clock();
      return earlier.page;
    }
    // A slow rendering of older content must not replace a newer one.
    if ((earlier?.version ?? version) > version) return page;
    const update = { version, isFallback: text.isFallback ?? false, renderedAt: this.#options.clock() };
    // Most renderings after a change of other content are the page as it was: it keeps its best compression.
    if (earlier?.page.etag === page.etag) {
      Object.assign(earlier, update);
      return earlier.page;
    }
    const cached = { ...update, page, headers: text.headers, isRequested: false, isQueued: false };
    this.#entries.set(path, cached);
    if (!this.#options.isEndless) this.#enqueueCompression(path, cached);
    return cached.page;
  }

  #enqueueCompression(path: string, cached: CacheEntry): void {
    cached.isQueued = true;
    compressing = compressing
      .then(() => this.#compress(path, cached))
      .catch((error: unknown) => {
        cached.isQueued = false;
        this.#options.onFailure(error);
      });
  }

  async #compress(path: string, cached: CacheEntry): Promise<void> {
    await afterRequests();
    if (this.#entries.get(path) !== cached) return;
    const page = await this.#options.compress(cached.page, cached.headers, this.#options.dictionary);
    if (this.#entries.get(path) !== cached) return;
    this.#entries.setPage(cached, page);
  }
}
