/**
 * Runs an action once the reader sees the page: at once, or after its first frame if the browser rendered it ahead of a
 * click.
 */
export function whenActivated(action: () => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) action();
  else
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(action)), {
      once: true,
    });
}
