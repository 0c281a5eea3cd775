/**
 * First script of a page, inlined by the build. Reading needs no script, so the site's own scripts wait until the page
 * has loaded and the browser is idle; the first touch, key or focus loads them at once.
 */
declare const __ENTRY__: string;
declare const __PRELOADS__: readonly string[];

{
  // Text fonts wait too, unless this tab has shown them before: then they are in the browser's cache.
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
  // After a frame: an earlier fetch would delay the page. Safari has no requestIdleCallback.
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

  // Closes the drawer when the user picks a link in it, such as one to a section of the current page.
  addEventListener('click', ({ target }) => {
    (target as Element).closest('a[href]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });

  // A control that needs scripts works only after hydration: earlier presses are recorded and replayed.
  const isAhead = (control: Element) => control.closest('html:not([data-hydrated]), [data-part]:not([data-taken-up])');
  let stored: HTMLElement[] = [];
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!control || !isAhead(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stored.push(control);
  };
  const replayPresses = () => {
    const ready = stored.filter((control) => !isAhead(control));
    stored = stored.filter(isAhead);
    for (const control of ready) control.click();
  };
  addEventListener('click', keep, { capture: true });
  for (const sign of ['hydrated', 'taken-up']) document.addEventListener(sign, replayPresses);
}
