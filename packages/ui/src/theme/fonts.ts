/// <reference path="./url-import.d.ts" />
import monoSubsetUrl from '@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?subset=text';
import monoUrl from '@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?url';
import signSubsetUrl from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?subset=sign';
import signUrl from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import textSubsetUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?subset=text';
import textUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/**
 * URLs of the font files as the site's build emits them. `subset` contains the letters of English; `sign.subset` is worth
 * a preload, since headings use it.
 */
export const fontUrls = {
  sign: { subset: signSubsetUrl, full: signUrl },
  text: { subset: textSubsetUrl, full: textUrl },
  mono: { subset: monoSubsetUrl, full: monoUrl },
} as const;
