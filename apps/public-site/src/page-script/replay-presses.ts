/** Records presses on controls that work only after hydration, and repeats them then. */
export function replayPresses(): void {
  const isEarly = (control: Element) => control.closest('[data-island]:not([data-hydrated])') !== null;
  let pressed: HTMLElement[] = [];
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!control || !isEarly(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.push(control);
    },
    { capture: true },
  );
  document.addEventListener('hydrated', () => {
    const ready = pressed.filter((control) => !isEarly(control));
    pressed = pressed.filter(isEarly);
    for (const control of ready) control.click();
  });
}
