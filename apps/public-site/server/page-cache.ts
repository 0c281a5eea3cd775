import { setImmediate as afterRequests } from 'node:timers/promises';
import type { PageText } from './fill-template.ts';
import { compressFully, storePage, type StoredPage } from './stored-page.ts';

interface CacheEntry {
  page: StoredPage;
  /** Requested since the last eviction scan. */
  isRequested: boolean;
  /** Content version that the page was rendered from. */
  version: number;
  renderedAt: number;
  /** Rendered as a fallback without the API. */
  isFallback: boolean;
}

export interface PageCacheOptions {
  render: (path: string) => Promise<PageText>;
  clock: () => number;
  onFailure: (error: unknown) => void;
  /** Maximum number and bytes of cached pages; the least recently requested is evicted first. */
  maxPages?: number;
  mostBytes?: number;
  /** Maximum number of paths rendered at once. */
  maxRendering?: number;
  compress?: typeof compressFully;
}

/** A stale page may still be sent for this long while its successor renders. */
const staleMilliseconds = 2_000;
/** A page older than this is rendered again even without a known change. */
const freshMilliseconds = 60_000;

/**
 * Rendered pages, cached as compressed bytes. Stale pages are served for a moment longer, and for as long as rendering
 * fails.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #held = new Map<string, CacheEntry>();
  readonly #drawing = new Map<string, Promise<StoredPage>>();
  #bytes = 0;
  #version = 0;
  #versionSince = 0;
  #pressing: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = {
      maxPages: 2_000,
      mostBytes: 128 * 1024 * 1024,
      maxRendering: 64,
      compress: compressFully,
      ...options,
    };
  }

  /**
   * Returns true when the cache may render a page now. Cached pages can always be rendered again; unknown paths are
   * endless and must not delay them.
   */
  takes(path: string): boolean {
    if (this.#drawing.size < this.#options.maxRendering) return true;
    return this.#held.has(path) || this.#drawing.has(this.#keyOf(path));
  }

  /** Marks every cached page as stale after a change of the content. */
  outdate(): void {
    this.#version += 1;
    this.#versionSince = this.#options.clock();
  }

  /** Returns a page that can be sent now, or undefined. Starts to render a successor when the page is stale or old. */
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

  /**
   * Renders the page, or joins a rendering in flight. Falls back to the cached page when rendering fails; throws
   * without one.
   */
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

  /** Renders each path and version once for all concurrent requests. */
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
    // A page rendered with the API is better than a fallback rendered without it.
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
    // A slow rendering of older content must not replace a newer one.
    if ((earlier?.version ?? version) > version) return page;
    this.#hold(path, cached);
    // One at a time: parallel compression would leave no thread to compress pages that readers wait for.
    this.#pressing = this.#pressing.then(() => this.#press(path, cached, text)).catch(this.#options.onFailure);
    return page;
  }

  async #press(path: string, cached: CacheEntry, { headers }: PageText): Promise<void> {
    await afterRequests();
    if (this.#held.get(path) !== cached) return;
    const page = await this.#options.compress(cached.page, headers);
    if (this.#held.get(path) !== cached) return;
    this.#bytes += page.size - cached.page.size;
    cached.page = page;
  }

  #hold(path: string, cached: CacheEntry): void {
    this.#forget(path);
    this.#held.set(path, cached);
    this.#bytes += cached.page.size;
    while (this.#held.size > this.#options.maxPages || this.#bytes > this.#options.mostBytes) this.#dropOne();
  }

  /**
   * Second-chance eviction: entries requested since the last scan move to the young end, and the first other entry is
   * evicted.
   */
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
