import { LRUCache } from 'lru-cache';
import { WorkerThread } from '../worker-thread.ts';

/** Holds the DOM in which texts are cleaned: 60 MB, which the process gets back when the thread is idle. */
const thread = new WorkerThread<string, string>(new URL('clean-task.ts', import.meta.url), {
  maxQueued: 200,
  timeoutMilliseconds: 20_000,
  maxMegabytes: 512,
});

/** Clean HTML by the HTML that it came from, limited by the characters of both. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
  fetchMethod: (html) => thread.run(html),
});

/**
 * Returns the HTML reduced to the elements and attributes that the editor's serializer can write. Caches recent texts,
 * so that only a changed text waits for the thread.
 */
export const cleanHtml = async (html: string): Promise<string> => (html === '' ? '' : cleaned.forceFetch(html));
