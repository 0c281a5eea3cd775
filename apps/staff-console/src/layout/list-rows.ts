/** Controls that a press on a row leaves alone. */
const controls = 'a, button, input, select, textarea, label, summary, [role=menu], [popover]';

/** Returns the row of a list that an element is in. */
export function rowOf(element: Element | null): Element | null {
  return element?.closest('[data-rows] > *') ?? null;
}

/** Returns the rows of the list around a row, or of the page's first list that is visible. */
export function rowsAround(row: Element | null): Element[] {
  const scope = document.querySelector('dialog[open]') ?? document;
  const visible = () => [...scope.querySelectorAll('[data-rows]')].find((list) => list.checkVisibility());
  return [...((row?.parentElement ?? visible())?.children ?? [])];
}

/** Moves the focus to the row before or after. It stays on the same control where both rows have it. */
export function moveTo(rows: readonly Element[], row: Element | null, step: number): boolean {
  const next = row === null ? rows.at(step > 0 ? 0 : -1) : rows[rows.indexOf(row) + step];
  if (!next) return rows.length > 0;
  const same = ['[data-row-menu]', '[data-selects]'].find((control) => document.activeElement?.matches(control));
  const target =
    (same && next.querySelector<HTMLElement>(same)) ||
    next.querySelector<HTMLElement>('[data-opens]') ||
    next.querySelector<HTMLElement>('[data-row-menu], a, button, input');
  target?.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Opens the row that was pressed, beside its controls and without a selection of text, in a new tab if so wanted. */
export function openRow(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button > 1 || !(target instanceof Element) || target.closest(controls)) return;
  const opener = rowOf(target)?.querySelector<HTMLElement>('[data-opens]');
  // Firefox selects the cell of a table that is pressed with Ctrl.
  if (ctrlKey || metaKey) getSelection()?.empty();
  if (!opener || getSelection()?.type === 'Range') return;
  const isForTab = button === 1 || ctrlKey || metaKey || shiftKey;
  if (!isForTab) opener.click();
  else if (opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
}
