import { applyFonts } from './apply-fonts.ts';

/**
 * Loads the fonts of the text, which wait until the page is readable, and applies them together: the browser lays out
 * the whole page for each change of fonts. In development they apply already.
 */
export async function loadDeferredFonts(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('#deferred-fonts');
  if (!style?.sheet) return;
  const faces = [...style.sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf);
  style.remove();
  session(() => sessionStorage.setItem('faces', 'shown'));
  // Of one family, the later file has the letters of English. The other one loads at the first letter outside them.
  const first = new Map(faces.filter(isUsed).map((face) => [face.family, face]));
  // After a failed download, the text stays in its fallback.
  await Promise.allSettled([...first.values()].map((face) => face.load()));
  applyFonts(faces);
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const metric = (name: string) => value(`${name}-override`) || 'normal';
  return new FontFace(nameOf(value('font-family')), value('src'), {
    weight: value('font-weight'),
    display: 'swap',
    unicodeRange: value('unicode-range'),
    ascentOverride: metric('ascent'),
    descentOverride: metric('descent'),
    lineGapOverride: metric('line-gap'),
  });
}

/** True when a style of the page names the font: few pages have captions. */
const isUsed = (face: FontFace): boolean =>
  [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(nameOf(face.family)));

/** A browser may return a family in quotes. */
const nameOf = (family: string): string => family.replaceAll(/["']/g, '');

/** A browser can forbid a site to store anything. */
function session<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

// This tab has shown them before: they are in the browser's cache.
if (session(() => sessionStorage.getItem('faces'))) void loadDeferredFonts();
