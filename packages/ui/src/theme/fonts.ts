/// <reference path="./url-import.d.ts" />
import monoUrl from '@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?url';
import signUrl from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import textUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/** Addresses of the font files as the site's build emits them. `sign` is the one worth a preload: it draws the headings. */
export const fontUrls = { sign: signUrl, text: textUrl, mono: monoUrl } as const;
