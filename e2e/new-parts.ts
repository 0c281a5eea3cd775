declare global {
  interface Window {
    visibleParts?: Set<Element>;
  }
}

/** Returns the markup of the parts of a page that have appeared or lost a part since the first call. Runs in the page. */
export function newParts(isFirst: boolean): string {
  const visible = new Set(
    [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
  if (isFirst || !window.visibleParts) window.visibleParts = visible;
  const before = window.visibleParts;
  const added = new Set([...visible].filter((element) => !before.has(element)));
  const outermost = [...added].filter(({ parentElement }) => !added.has(parentElement!));
  // A control may have lost its name with a text that is hidden now.
  const hidden = [...before].filter((element) => !visible.has(element));
  const reduced = hidden.map((element) => {
    let around = element.parentElement;
    while (around && !visible.has(around)) around = around.parentElement;
    return around;
  });
  return [...new Set([...outermost, ...reduced])].map((element) => element?.outerHTML).join('\n');
}
