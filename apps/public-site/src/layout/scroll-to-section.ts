/** Returns the section of a hash. A hash can contain anything, and one that cannot be decoded matches no section. */
export function sectionNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to a section of the current page and focuses it. Returns false when the page has no such section. */
export function scrollToSection(hash: string): boolean {
  const section = sectionNamed(hash);
  if (!section) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
  // Bypasses the router, which would jump at once instead of scrolling smoothly.
  history.replaceState(history.state, '', hash);
  return true;
}
