import type { Typeface, TextPosition } from './typeface.ts';

/** Size that link previews expect, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The site's colors, for images that a style sheet cannot reach. */
export const previewColors = {
  asphalt: '#17191a',
  steel: '#858a89',
  pale: '#ece9e1',
  paleSoft: '#b6b9b4',
  lane: '#f2b705',
  sign: '#00563f',
  onSign: '#ffffff',
  onSignSoft: '#e3efe9',
} as const;

/** Returns a line of text as a filled outline. */
export function renderText(typeface: Typeface, text: string, fill: string, position: TextPosition): string {
  return `<path fill="${fill}" d="${typeface.outlineOf(text, position)}"/>`;
}
