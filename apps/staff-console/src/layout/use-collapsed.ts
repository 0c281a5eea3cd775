import { useState } from 'react';

const storageKey = 'console-navigation';

/** Tells if this person collapsed the navigation on this device, and changes it. */
export function useCollapsed(): [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!isCollapsed);
    write(!isCollapsed);
  };
  return [isCollapsed, toggle];
}

// Some browsers forbid the storage: the choice then lasts as long as the page.
function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

function write(isCollapsed: boolean): void {
  try {
    localStorage.setItem(storageKey, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // See `read`.
  }
}
