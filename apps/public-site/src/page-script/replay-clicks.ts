/** Records clicks on controls that work only after hydration, and repeats them then. */
export function replayClicks(): void {
  const isEarly = (control: Element) => control.closest('[data-island]:not([data-hydrated])') !== null;
  let clicked: HTMLElement[] = [];
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!control || !isEarly(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clicked.push(control);
    },
    { capture: true },
  );
  document.addEventListener('hydrated', () => {
    const ready = clicked.filter((control) => !isEarly(control));
    clicked = clicked.filter(isEarly);
    for (const control of ready) control.click();
  });
}
