import { findByTyping, typingPause } from './find-by-typing.ts';

const itemsOf = (list: HTMLElement, selector: string) => Array.from(list.querySelectorAll<HTMLElement>(selector));

/** Selects the enabled items of a `Menu`. */
export const menuItems = '[role^=menuitem]:not([aria-disabled=true])';

/** Focuses the first item of an open menu. */
export function focusFirstItem(list: HTMLElement): void {
  itemsOf(list, menuItems)[0]?.focus();
}

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/**
 * Returns the key handler of a list whose items match a selector: arrows, Home, End, and letters. Letters typed within a
 * second are combined.
 */
export function createMenuKeys(): (event: Key, list: HTMLElement, selector?: string) => void {
  let typed = { text: '', at: 0 };
  return (event, list, selector = menuItems) => {
    const items = itemsOf(list, selector);
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
    const isFresh = event.timeStamp - typed.at > typingPause;
    typed = { text: (isFresh ? '' : typed.text) + event.key, at: event.timeStamp };
    const labels = items.map((item) => item.textContent ?? '');
    const found = findByTyping(labels, typed.text, index);
    if (found >= 0) go(found);
  };
}
