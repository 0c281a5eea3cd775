/** Runs an action once the page has loaded and the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(action: () => void): void {
  const start = () =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) setTimeout(() => requestIdleCallback(action, { timeout: 2_000 }), 50);
      else setTimeout(action, 100);
    });
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start));
}
