/// <reference path="./url-import.d.ts" />
import monoCoreUrl from '@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?core=text';
import monoUrl from '@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?url';
import signCoreUrl from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?core=sign';
import signUrl from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import textCoreUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?core=text';
import textUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/**
 * URLs of the font files as the site's build emits them. `core` contains the letters of English; `sign.core` is worth
 * a preload, since headings use it.
 */
export const fontUrls = {
  sign: { core: signCoreUrl, all: signUrl },
  text: { core: textCoreUrl, all: textUrl },
  mono: { core: monoCoreUrl, all: monoUrl },
} as const;
