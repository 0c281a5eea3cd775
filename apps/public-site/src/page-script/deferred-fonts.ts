/** Enables the fonts of the text, which wait until the page is readable. In development they are enabled already. */
export function loadDeferredFonts(): void {
  const style = document.querySelector<HTMLStyleElement>('#deferred-fonts');
  if (style) style.media = 'all';
  session(() => sessionStorage.setItem('faces', 'shown'));
}

/** A browser can forbid a site to store anything. */
function session<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

// This tab has shown them before: they are in the browser's cache.
if (session(() => sessionStorage.getItem('faces'))) loadDeferredFonts();
