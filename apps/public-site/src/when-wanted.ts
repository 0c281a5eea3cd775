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
  const touch = new Promise<void>((come) => {
    for (const sign of ['pointerdown', 'keydown', 'focusin']) {
      element.addEventListener(sign, () => come(), { once: true, passive: true });
    }
  });
  return Promise.race([touch, left()]);
}
