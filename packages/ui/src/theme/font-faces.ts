import { subsetLetters } from './subset-letters.ts';
import { fontUrls } from './fonts.ts';

// Overpass is high in its own line box; 98/28 instead of 88/38 centers its capitals, so that a label is in the middle
// of its button.
const signMetrics = 'ascent-override:98%;descent-override:28%;line-gap-override:0%';

// Unicode ranges of the full files (Fontsource's latin subset).
const beyondLatin1 =
  'U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const latin = `U+20-FF,${beyondLatin1}`;
// Overpass has a middle dot without a width: that of the fallback is used.
const latinWithoutDot = `U+20-B6,U+B8-FF,${beyondLatin1}`;

// The later of two files wins for letters in both: the full one loads only for a letter outside the subset.
const face = (
  name: string,
  { subset, full }: { subset: string; full: string },
  range: string,
  { metrics = '', fullRange = latin } = {},
) => {
  const file = (url: string, letters: string) =>
    `@font-face{font-family:'${name}';src:url(${url}) format('woff2');font-weight:400 800;font-display:swap;unicode-range:${letters};${metrics}}`;
  return file(full, fullRange) + file(subset, range);
};

/**
 * The fonts of text and captions, as CSS. The document loads them after the page, which saves two fonts before the
 * first paint; until then the measured fallbacks take the same space.
 */
export const deferredFontFaces: string =
  face('Public Sans Variable', fontUrls.text, subsetLetters.text.range) +
  face('Overpass Mono Variable', fontUrls.mono, subsetLetters.text.range, { metrics: signMetrics });

/** Height above and below the baseline, in percent of the font size. */
const heights = { Overpass: [98, 28], 'Public Sans': [95, 23], 'Overpass Mono': [98, 28] } as const;

// A face on the reader's own machine, stretched to the space of a font that is still loading. The widths were measured
// in Chromium, in percent, over 60,000 characters of the site's pages.
const fallback = (family: keyof typeof heights, percent: number, locals: readonly string[]) => {
  const [ascent, descent] = heights[family].map((height) => `${((height / percent) * 100).toFixed(1)}%`);
  const sources = locals.map((local) => `local('${local}')`).join();
  return `@font-face{font-family:'${family} Fallback';src:${sources};size-adjust:${percent}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
};

/**
 * The font of headings, and the measured fallbacks of all three, as CSS: text takes the same space before and after a
 * font loads. The document has them in a style element of their own: a browser lays out the whole page again when a
 * rule is added to a sheet with fonts, and styled-components add rules all the time.
 */
export const fontFaces: string =
  face('Overpass Variable', fontUrls.sign, subsetLetters.sign.range, {
    metrics: signMetrics,
    fullRange: latinWithoutDot,
  }) +
  // Of one family, the last face that the machine has is used.
  fallback('Overpass', 82.2, ['DejaVu Sans Bold']) +
  fallback('Overpass', 103.5, ['Roboto Bold']) +
  fallback('Overpass', 97.7, ['Arial Bold', 'Liberation Sans Bold']) +
  fallback('Public Sans', 91.5, ['DejaVu Sans']) +
  // Roboto, of Android, is as wide as Arial.
  fallback('Public Sans', 103.7, ['Arial', 'Liberation Sans', 'Roboto']) +
  fallback('Overpass Mono', 102.6, ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono']);
