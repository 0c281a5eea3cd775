import type { PageText } from './fill-template.ts';
import type { StoredPage } from './stored-page.ts';

export interface CacheEntry {
  page: StoredPage;
  /** Requested since the last eviction scan. */
  isRequested: boolean;
  /** Content version that the page was rendered from. */
  version: number;
  renderedAt: number;
  /** Rendered as a fallback without the API. */
  isFallback: boolean;
  headers: PageText['headers'];
  /** Compressed at the highest level, or waiting for it. */
  isQueued: boolean;
}

interface EntryLimits {
  maxPages: number;
  maxBytes: number;
}

/** Cached pages by path, limited in number and bytes. */
export class PageEntries {
  readonly #limits: EntryLimits;
  readonly #entries = new Map<string, CacheEntry>();
  #bytes = 0;

  constructor(limits: EntryLimits) {
    this.#limits = limits;
  }

  /** The number of pages, their bytes, and the milliseconds since the oldest was rendered. */
  measure(now: number): { pages: number; bytes: number; oldestMs: number } {
    const oldest = Math.min(now, ...[...this.#entries.values()].map(({ renderedAt }) => renderedAt));
    return { pages: this.#entries.size, bytes: this.#bytes, oldestMs: now - oldest };
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  get(path: string): CacheEntry | undefined {
    return this.#entries.get(path);
  }

  /** Adds or replaces an entry, and evicts others until the limits are met. */
  set(path: string, entry: CacheEntry): void {
    this.delete(path);
    this.#entries.set(path, entry);
    this.#bytes += entry.page.size + path.length;
    while (this.#entries.size > this.#limits.maxPages || this.#bytes > this.#limits.maxBytes) this.#evictOne();
  }

  /** Replaces the page of a current entry with the same page in fewer bytes. */
  setPage(entry: CacheEntry, page: StoredPage): void {
    this.#bytes += page.size - entry.page.size;
    entry.page = page;
  }

  delete(path: string): void {
    const entry = this.#entries.get(path);
    if (!entry) return;
    this.#bytes -= entry.page.size + path.length;
    this.#entries.delete(path);
  }

  /**
   * Second-chance eviction: entries requested since the last scan move to the young end, and the first other entry is
   * evicted.
   */
  #evictOne(): void {
    for (const [path, entry] of this.#entries) {
      if (!entry.isRequested) return this.delete(path);
      entry.isRequested = false;
      this.#entries.delete(path);
      this.#entries.set(path, entry);
    }
  }
}
