import { useSyncExternalStore } from 'react';

const storageKey = 'console-letter-keys';
const listeners = new Set<() => void>();
/** Some browsers forbid the storage: the choice then lasts as long as the page. */
let unstored: boolean | undefined;

/** Tells if shortcuts of a single letter, digit or sign work on this device. People who speak to it turn them off. */
export function areLetterKeysOn(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnLetterKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    unstored = undefined;
  } catch {
    unstored = isOn;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The choice of another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns `areLetterKeysOn`, for what shows the keys. */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLetterKeysOn);
