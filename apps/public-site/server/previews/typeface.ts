import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

/** The sign's font at one weight, in every alphabet that it has. */
export interface Typeface {
  /** Returns true when the font has every letter and digit of a text. Other characters that it lacks are left out. */
  hasGlyphsFor: (text: string) => boolean;
  widthOf: (text: string, size: number) => number;
  /** Returns the outline of a line of text as an SVG path. `x` is its left end, `y` its baseline. */
  outlineOf: (text: string, position: TextPosition) => string;
}

export interface TextPosition {
  x: number;
  y: number;
  size: number;
}

const alphabets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
const isLetter = /[\p{L}\p{N}]/u;

/** Headings on the site are set this much tighter than the font's default. */
const tracking = -0.012;

/** Opens a weight of the font. Text becomes outlines, so that an image needs no font of the machine that renders it. */
export function loadTypeface(weight: 600 | 800): Typeface {
  const fonts = alphabets.map((alphabet) => openFont(alphabet, weight));
  const fontOf = (character: string) => fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
  const layOut = (text: string, size: number, onGlyph?: OnGlyph) =>
    layOutRuns(splitIntoRuns(text, fontOf), size, onGlyph);
  return {
    hasGlyphsFor: (text) =>
      [...text.normalize('NFC')].every((character) => !isLetter.test(character) || fontOf(character)),
    widthOf: (text, size) => layOut(text, size),
    outlineOf: (text, { x, y, size }) => {
      let outline = '';
      layOut(text, size, (glyph, at, scale) => {
        outline += glyph.path.transform(scale, 0, 0, -scale, x + at, y).toSVG();
      });
      return outline;
    },
  };
}

function openFont(alphabet: string, weight: number): Font {
  const { resolve } = createRequire(import.meta.url);
  const font = create(readFileSync(resolve(`@fontsource/overpass/files/overpass-${alphabet}-${weight}-normal.woff2`)));
  if (!('layout' in font)) throw new Error(`The ${alphabet} file holds more than one font.`);
  return font;
}

interface GlyphRun {
  font: Font;
  text: string;
}

/** Splits a text into runs of one font each, without characters that no font has. */
function splitIntoRuns(text: string, fontOf: (character: string) => Font | undefined): GlyphRun[] {
  const runs: GlyphRun[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = character === ' ' && last ? last.font : fontOf(character);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

type OnGlyph = (glyph: Glyph, at: number, scale: number) => void;

/** Places the glyphs one after another, reports each one's left end, and returns the total width. */
function layOutRuns(runs: readonly GlyphRun[], size: number, onGlyph?: OnGlyph): number {
  let at = 0;
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset } = positions[index]!;
      onGlyph?.(glyph, at + xOffset * scale, scale);
      // The font declares its middle dot as an accent, and accents have no width.
      at += (xAdvance || (glyph.isMark ? 0 : glyph.advanceWidth)) * scale + size * tracking;
    }
  }
  return at;
}
