/** The section that a hash names. Anything may stand in an address, and what cannot be decoded names none. */
export function sectionNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to a section of the page that is open and puts the focus there. False when the page has no such section. */
export function scrollToSection(hash: string): boolean {
  const section = sectionNamed(hash);
  if (!section) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
  // The router need not know: it would scroll at once, without the way there.
  history.replaceState(history.state, '', hash);
  return true;
}
