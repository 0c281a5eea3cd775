/** Runs an action once the reader sees the page: at once, unless the browser renders it ahead of a click. */
export function whenActivated(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', action, { once: true });
  } else action();
}
