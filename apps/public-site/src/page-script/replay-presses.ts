/**
 * Records clicks on controls that work only after hydration, and the keys of a map, and repeats them then in their
 * order, each after the page has followed the one before.
 */
export function replayPresses(): void {
  const isEarly = (control: Element) => control.closest('[data-island]:not([data-hydrated])') !== null;
  let pressed: [HTMLElement, Event][] = [];
  const record = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!control || !isEarly(control)) return;
    if (event.type === 'keydown' && !(control.dataset.replay && /^Arrow|Ent/.test((event as KeyboardEvent).key)))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push([control, event]);
  };
  for (const type of ['click', 'keydown']) addEventListener(type, record, { capture: true });
  const replay = async () => {
    const ready = pressed.filter(([control]) => !isEarly(control));
    pressed = pressed.filter(([control]) => isEarly(control));
    for (const [control, event] of ready) {
      // React shows what the press before has changed in a microtask.
      await Promise.resolve();
      control.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  };
  document.addEventListener('hydrated', () => void replay());
}
