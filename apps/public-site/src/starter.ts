/**
 * What runs first in a page, written into it by the build. Reading needs no script, so the site's own waits until
 * the page is there and the browser is idle; the first touch, key or focus brings it at once.
 */
declare const __ENTRY__: string;
declare const __PRELOADS__: readonly string[];

{
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of __PRELOADS__) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(__ENTRY__);
  };
  const startWhenIdle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 50);
  };
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, start, { capture: true, once: true, passive: true });
  }
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', () => setTimeout(startWhenIdle));

  // What only the scripts can do is done when they are there: a press is kept, and pressed again.
  const kept: HTMLElement[] = [];
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(control);
  };
  addEventListener('click', keep, { capture: true });
  document.addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', keep, { capture: true });
      for (const control of kept) control.click();
    },
    { once: true },
  );
}
