import { useSyncExternalStore } from 'react';

/** A bookmarked article, with the fields that a list of bookmarks shows. */
export interface Bookmark {
  slug: string;
  title: string;
}

const key = 'bookmarks';
const nothing: readonly Bookmark[] = [];
const listeners = new Set<() => void>();
let last: { text: string | null; bookmarks: readonly Bookmark[] } = { text: null, bookmarks: nothing };

const isBookmark = (value: unknown): value is Bookmark =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/**
 * Returns the bookmarks of this device: the same array until something changes, and an empty one for unreadable data.
 */
function read(): readonly Bookmark[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
    if (text === last.text) return last.bookmarks;
    const found: unknown = JSON.parse(text ?? '[]');
    last = { text, bookmarks: Array.isArray(found) ? found.filter(isBookmark) : nothing };
  } catch {
    last = { text, bookmarks: nothing };
  }
  return last.bookmarks;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may add or remove one.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns false when the browser cannot store data for this site. */
function write(bookmarks: readonly Bookmark[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(bookmarks));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Returns the bookmarks of this device, newest first. Empty on the server. */
export const useBookmarks = (): readonly Bookmark[] => useSyncExternalStore(subscribe, read, () => nothing);

/**
 * Returns the bookmark state of an article and its toggle; `toggle` returns false when the browser cannot store data.
 */
export function useBookmark(slug: string): { isBookmarked: boolean; toggle: (title: string) => boolean } {
  const bookmarks = useBookmarks();
  const isBookmarked = bookmarks.some((bookmark) => bookmark.slug === slug);
  const others = bookmarks.filter((bookmark) => bookmark.slug !== slug);
  return { isBookmarked, toggle: (title) => write(isBookmarked ? others : [{ slug, title }, ...others]) };
}
