declare global {
  interface Window {
    visibleParts?: Set<Element>;
  }
}

/** Returns the markup of the parts of a page that have become visible since the first call. Runs in the page. */
export function newParts(isFirst: boolean): string {
  const visible = [...document.querySelectorAll('body, body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (isFirst || !window.visibleParts) window.visibleParts = new Set(visible);
  const before = window.visibleParts;
  const added = visible.filter((element) => !before.has(element));
  const outermost = added.filter(({ parentElement }) => !added.includes(parentElement!));
  return outermost.map(({ outerHTML }) => outerHTML).join('\n');
}
