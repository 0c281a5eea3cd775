// Whoever leaves for another address waits for nothing that the page still has to take up.
const left = () => new Promise<void>((come) => addEventListener('popstate', () => come(), { once: true }));

/** When somebody comes within a window's height of the first thing in an element. */
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

/** When somebody touches what is in an element, or the focus is in it. */
export function whenTouched(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element || element.contains(document.activeElement)) return Promise.resolve();
  // On the window and first: React lets no event through to what it has not taken up.
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
