import type { ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const storageKey = 'console-reloaded-at';
/** One reload in this time, in milliseconds: a second one would not help. */
const pause = 60_000;

/**
 * Loads the code of a page. A file that is gone since a release of the console reloads the whole page, which brings the
 * new release. Throws when that was done already.
 */
export async function loadPage<Props = object>(load: Load<Props>): ReturnType<Load<Props>> {
  try {
    return await load();
  } catch (error) {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(storageKey)) < pause) throw error;
    sessionStorage.setItem(storageKey, String(now));
    location.reload();
    // Shows the fallback until the browser has left.
    return new Promise(() => {});
  }
}
