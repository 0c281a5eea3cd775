/** Scrolls to a section of the page that is open and puts the focus there. False when the page has no such section. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
  // The router need not know: it would scroll at once, without the way there.
  history.replaceState(history.state, '', `#${id}`);
  return true;
}
