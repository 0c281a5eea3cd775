/** Space for a text, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** Sizes to try, largest first. */
  sizes: readonly number[];
  /** Distance between lines, as a share of the size. */
  leading: number;
}

/** A text broken into lines, with its size and height. */
export interface FittedText {
  lines: readonly string[];
  size: number;
  /** Height of all lines. */
  height: number;
}

type Measure = (line: string) => number;

/**
 * Breaks and shrinks a text until it fits its room. A text that is too long even at the smallest size ends in an
 * ellipsis.
 */
export function fitText(text: string, widthOf: (line: string, size: number) => number, room: Room): FittedText {
  const { width, height, sizes, leading } = room;
  for (const size of sizes) {
    const lines = balancedLines(text, width, (line) => widthOf(line, size));
    if (lines && lines.length * leading * size <= height) return { lines, size, height: lines.length * leading * size };
  }
  const size = sizes.at(-1)!;
  const most = Math.floor(height / (leading * size));
  const lines = cutLines(text, most, width, (line) => widthOf(line, size));
  return { lines, size, height: lines.length * leading * size };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Returns lines no wider than `width`, or undefined when a single word is wider. */
function brokenLines(text: string, width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    if (measure(word) > width) return undefined;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns as few lines as the full width allows, of similar length: no last line of one short word. */
function balancedLines(text: string, width: number, measure: Measure): string[] | undefined {
  const full = brokenLines(text, width, measure);
  if (!full || full.length < 2) return full;
  for (let share = 0.6; share < 1; share += 0.05) {
    const narrower = brokenLines(text, width * share, measure);
    if (narrower?.length === full.length) return narrower;
  }
  return full;
}

/** Returns at most `most` lines; breaks a word that is wider than a line, and ends a cut text with an ellipsis. */
function cutLines(text: string, most: number, width: number, measure: Measure): string[] {
  const lines = [''];
  for (const word of wordsOf(text)) {
    const pieces = measure(`${word}…`) > width ? [...word] : [word];
    for (const [index, piece] of pieces.entries()) {
      const line = lines.at(-1)!;
      const longer = line + (index === 0 && line ? ' ' : '') + piece;
      if (measure(`${longer}…`) <= width) lines[lines.length - 1] = longer;
      else if (lines.length === most) return [...lines.slice(0, -1), `${line}…`];
      else lines.push(piece);
    }
  }
  return lines;
}
