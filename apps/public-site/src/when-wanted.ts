// Client-side navigation does not wait for pending islands of the page.
const left = () => new Promise<void>((come) => addEventListener('popstate', () => come(), { once: true }));

/** Resolves when the first child of an element comes within one window's height of the viewport. */
export function whenNear(selector: string): Promise<void> {
  const first = document.querySelector(selector)?.firstElementChild;
  if (!first) return Promise.resolve();
  const seen = new Promise<void>((come) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        come();
      },
      { rootMargin: '100%' },
    );
    observer.observe(first);
  });
  return Promise.race([seen, left()]);
}

/** Resolves on the first touch, key or focus within an element. */
export function whenTouched(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element || element.contains(document.activeElement)) return Promise.resolve();
  // Listens on the window in the capture phase: React stops events on islands that are not hydrated.
  const touch = new Promise<void>((come) => {
    const listening = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      listening.abort();
      come();
    };
    for (const sign of ['pointerdown', 'keydown', 'focusin']) {
      addEventListener(sign, look, { capture: true, passive: true, signal: listening.signal });
    }
  });
  return Promise.race([touch, left()]);
}
