import { useEffect, useRef } from 'react';
import { moveTo, openRow, rowOf, rowsAround } from './list-rows.ts';
import { placeOf, rowBeside, type RowPlace } from './row-place.ts';
import { useKey } from './use-key.ts';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const opensMenu = 'm';
const selects = 'x';

/**
 * The keys and presses of every list of the page, once for all. A list is an element with `data-rows`, whose children
 * are rows or tiles; a row has a control with `data-opens`, and may have `data-row-menu` and `data-selects`.
 * A control with `data-selects-all` selects every row.
 */
export function useLists(): void {
  // A row that was archived or deleted takes the focus with it: the keys go on from its place.
  const place = useRef<RowPlace>(undefined);
  useKey((key, { shiftKey }) => {
    if (key === '/') return focusSearch();
    if (shiftKey && key.toLowerCase() === selects) return selectAll();
    const row = rowOf(document.activeElement);
    const step = steps[key];
    // Without a row, the arrow keys scroll the page.
    if (step !== undefined) return (row !== null || key.length === 1) && moveFrom(row, step, place.current);
    return row !== null && pressIn(row, key);
  });
  useEffect(() => {
    const press = (event: MouseEvent) => openRow(event);
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? rowOf(target) : null;
      if (row) place.current = placeOf(row);
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('click', press);
    document.addEventListener('auxclick', press);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('click', press);
      document.removeEventListener('auxclick', press);
    };
  }, []);
}

function moveFrom(focused: Element | null, step: number, place: RowPlace | undefined): boolean {
  const beside = focused ? undefined : place && rowBeside(place, step);
  if (beside) return moveTo(rowsAround(beside), beside, 0);
  const row = focused ?? openedRow();
  return moveTo(rowsAround(row), row, step);
}

/** The row whose page is open beside the list. */
const openedRow = (): Element | null => rowOf(document.querySelector('[data-rows] [aria-current]'));

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

function selectAll(): boolean {
  const control = [...document.querySelectorAll<HTMLElement>('[data-selects-all]')].find((one) =>
    one.checkVisibility(),
  );
  control?.click();
  return control !== undefined;
}

function pressIn(row: Element, key: string): boolean {
  const control = { [opensMenu]: '[data-row-menu]', [selects]: '[data-selects]' }[key];
  const pressed = control === undefined ? null : row.querySelector<HTMLElement>(control);
  pressed?.click();
  return pressed !== null;
}
