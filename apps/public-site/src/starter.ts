/**
 * What runs first in a page, written into it by the build. Reading needs no script, so the site's own waits until
 * the page is there and the browser is idle; the first touch, key or focus brings it at once.
 */
declare const __ENTRY__: string;
declare const __PRELOADS__: readonly string[];

{
  // The faces of text wait too, unless this tab has shown them before: then the browser holds them.
  const showFaces = () => {
    document.querySelector<HTMLStyleElement>('#later-faces')!.media = 'all';
    sessionStorage.setItem('faces', 'shown');
  };
  if (sessionStorage.getItem('faces')) showFaces();

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    showFaces();
    for (const href of __PRELOADS__) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(__ENTRY__);
  };
  // The frame first: what the browser fetches before it would be in the way of the page. Safari has no requestIdleCallback.
  const startWhenIdle = () =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) setTimeout(() => requestIdleCallback(start, { timeout: 2_000 }), 50);
      else setTimeout(start, 100);
    });
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, start, { capture: true, once: true, passive: true });
  }
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', () => setTimeout(startWhenIdle));

  // A place of the page that is open, chosen in the drawer: whoever chose it wants to see it.
  addEventListener('click', ({ target }) => {
    (target as Element).closest('a[href]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });

  // What only the scripts can do is done when they have taken it up: a press is kept, and pressed again.
  const isAhead = (control: Element) => control.closest('html:not([data-hydrated]), [data-part]:not([data-taken-up])');
  let stored: HTMLElement[] = [];
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!control || !isAhead(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stored.push(control);
  };
  const pressKept = () => {
    const ready = stored.filter((control) => !isAhead(control));
    stored = stored.filter(isAhead);
    for (const control of ready) control.click();
  };
  addEventListener('click', keep, { capture: true });
  for (const sign of ['hydrated', 'taken-up']) document.addEventListener(sign, pressKept);
}
