/** Keeps the focus in a sheet over the page: Tab cycles inside it, since the content behind it is hidden. */
export function trapFocus(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, sheet: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = sheet.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
