/**
 * Adds fonts to the page, unless that would move anything the reader sees: then they are added once nobody looks. The
 * next page has them from its start. Staff stay on one page for hours, so `/cms` gets them in any case.
 */
export function applyFonts(faces: readonly FontFace[]): void {
  const mustStay = !document.hidden && !location.pathname.startsWith('/cms');
  const before = mustStay ? topsInView() : [];
  for (const face of faces) document.fonts.add(face);
  if (before.every(hasStayed)) return;
  // The browser has laid out the page, but not painted it.
  for (const face of faces) document.fonts.delete(face);
  document.addEventListener('visibilitychange', () => applyFonts(faces), { once: true });
}

type Top = { element: Element; top: number };

const topsInView = (): Top[] =>
  [...document.querySelectorAll('body *:not(svg *)')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [{ element, top }] : [];
  });

/** A browser counts no shift below three pixels. */
const hasStayed = ({ element, top }: Top): boolean => Math.abs(element.getBoundingClientRect().top - top) < 3;
