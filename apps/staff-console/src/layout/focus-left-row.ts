import { isFocusLost } from './is-focus-lost.ts';

/** Rows may come with a response of the server. */
const waitMs = 3_000;

/**
 * Focuses the row of a list whose page a person left, once the list has it and unless the focus has moved meanwhile.
 * Returns a function that ends the wait.
 */
export function focusLeftRow(page: HTMLElement, leftPath: string): () => void {
  const isLeft = ({ pathname }: HTMLAnchorElement) => `${leftPath}/`.startsWith(`${pathname}/`);
  const focus = () => {
    const row = [...page.querySelectorAll<HTMLAnchorElement>('[data-rows] a[data-opens]')].find(isLeft);
    if (row && isFocusLost(page)) row.focus();
    if (row || !isFocusLost(page)) stop();
  };
  const observer = new MutationObserver(focus);
  const timer = setTimeout(() => observer.disconnect(), waitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page, { childList: true, subtree: true });
  focus();
  return stop;
}
