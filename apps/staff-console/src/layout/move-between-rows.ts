import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move to the same control of the row above or below; Delete presses the row's own delete button. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const control = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('a, button') : null;
  const row = control?.closest('tr');
  if (!control || !row || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Delete') {
    event.preventDefault();
    return row.querySelector<HTMLElement>('[data-deletes]')?.click();
  }
  const step = steps[event.key];
  if (step === undefined) return;
  const other = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const isBeside = control.closest('[data-beside]') !== null;
  const place = controlsOf(row, isBeside).indexOf(control);
  const next = other && controlsOf(other, isBeside).at(place);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the controls that every row has, or the optional ones: `data-beside` marks controls of some rows only. */
const controlsOf = (row: Element, areBeside: boolean): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => (control.closest('[data-beside]') !== null) === areBeside,
  );
