import { useRef, type KeyboardEvent } from 'react';
import { findByTyping, typingPause } from './find-by-typing.ts';

const menuItems = '[role=menuitem]:not([aria-disabled=true])';
const itemsOf = (list: HTMLElement, wanted: string) => Array.from(list.querySelectorAll<HTMLElement>(wanted));

/** Focuses the first item of an open menu. */
export function focusFirstItem(list: HTMLElement): void {
  itemsOf(list, menuItems)[0]?.focus();
}

/** Returns the key handler of a list of actions or links that match `wanted`: arrows, Home, End, letters. */
export function useMenuKeys(wanted = menuItems): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const items = itemsOf(event.currentTarget, wanted);
    const index = items.indexOf(document.activeElement as HTMLElement);
    const go = (next: number) => {
      event.preventDefault();
      items[(next + items.length) % items.length]?.focus();
    };
    if (event.key === 'ArrowDown') return go(index + 1);
    if (event.key === 'ArrowUp') return go(index < 0 ? items.length - 1 : index - 1);
    if (event.key === 'Home') return go(0);
    if (event.key === 'End') return go(items.length - 1);
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const isFresh = event.timeStamp - typed.current.at > typingPause;
    typed.current = { text: (isFresh ? '' : typed.current.text) + event.key, at: event.timeStamp };
    const labels = items.map((item) => item.textContent ?? '');
    const found = findByTyping(labels, typed.current.text, index);
    if (found >= 0) go(found);
  };
}
