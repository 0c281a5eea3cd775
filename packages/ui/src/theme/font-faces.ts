import { subsetLetters } from './subset-letters.ts';
import { fontUrls } from './fonts.ts';

// Overpass is high in its own line box; 98/28 instead of 88/38 centers its capitals, so that a label is in the middle
// of its button.
const signMetrics = 'ascent-override:98%;descent-override:28%;line-gap-override:0%';

// Unicode range of the full files (Fontsource's latin subset).
const latin =
  'U+20-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

// The later of two files wins for letters in both: the full one loads only for a letter outside the subset.
const face = (name: string, { subset, full }: { subset: string; full: string }, range: string, metrics = '') => {
  const file = (url: string, letters: string) =>
    `@font-face{font-family:'${name}';src:url(${url}) format('woff2');font-weight:400 800;font-display:swap;unicode-range:${letters};${metrics}}`;
  return file(full, latin) + file(subset, range);
};

/**
 * The fonts of text and captions, as CSS. The document loads them after the page, which saves two fonts before the
 * first paint; until then the measured fallbacks take the same space.
 */
export const deferredFontFaces: string =
  face('Public Sans Variable', fontUrls.text, subsetLetters.text.range) +
  face('Overpass Mono Variable', fontUrls.mono, subsetLetters.text.range, signMetrics);

// A face on the reader's own machine, stretched to the space of a font that is still loading.
const fallback = (name: string, locals: readonly string[], metrics: string) =>
  `@font-face{font-family:'${name} Fallback';src:${locals.map((local) => `local('${local}')`).join()};${metrics};line-gap-override:0%}`;

// The fallbacks' size-adjust was measured in Chromium against Arial and Courier
// New over 450 characters of English text; ascent and descent are divided by it.
/**
 * The font of headings, and the measured fallbacks of all three, as CSS: text takes the same space before and after a
 * font loads. The document has them in a style element of their own: a browser lays out the whole page again when a
 * rule is added to a sheet with fonts, and styled-components add rules all the time.
 */
export const fontFaces: string =
  face('Overpass Variable', fontUrls.sign, subsetLetters.sign.range, signMetrics) +
  fallback(
    'Overpass',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
    'size-adjust:98%;ascent-override:100%;descent-override:28.6%',
  ) +
  fallback(
    'Public Sans',
    ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue'],
    'size-adjust:103.75%;ascent-override:91.6%;descent-override:22.2%',
  ) +
  fallback(
    'Overpass Mono',
    ['Courier New', 'Liberation Mono'],
    'size-adjust:102.6%;ascent-override:95.5%;descent-override:27.3%',
  );
