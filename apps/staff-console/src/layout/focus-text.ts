import { flushSync } from 'react-dom';
import { isFocusLost } from './is-focus-lost.ts';

const texts = ['[data-slate-editor]', 'textarea, input:not([type]), input[type="text"]'];

/**
 * Runs an action that removes its own button, and then moves a lost focus to the text of the page: its editor, or its
 * first field.
 */
export function focusTextAfter(page: Element | null | undefined, action: () => void): void {
  flushSync(action);
  if (!isFocusLost(page)) return;
  const [text] = texts.flatMap((selector) => page?.querySelector<HTMLElement>(selector) ?? []);
  text?.focus();
}
