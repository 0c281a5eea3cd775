/** Space for a text, in pixels. */
export interface TextBox {
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
 * Breaks and shrinks a text until it fits its box. A text that is too long even at the smallest size ends in an
 * ellipsis.
 */
export function fitText(text: string, widthOf: (line: string, size: number) => number, box: TextBox): FittedText {
  const { width, height, sizes, leading } = box;
  for (const size of sizes) {
    const lines = balanceLines(text, width, (line) => widthOf(line, size));
    if (lines && lines.length * leading * size <= height) return { lines, size, height: lines.length * leading * size };
  }
  const size = sizes.at(-1)!;
  const maxLines = Math.floor(height / (leading * size));
  const lines = truncateLines(text, maxLines, width, (line) => widthOf(line, size));
  return { lines, size, height: lines.length * leading * size };
}

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);

/** Returns lines no wider than `width`, or undefined when a single word is wider. */
function breakLines(text: string, width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of splitWords(text)) {
    if (measure(word) > width) return undefined;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns as few lines as the full width allows, of similar length: no last line of one short word. */
function balanceLines(text: string, width: number, measure: Measure): string[] | undefined {
  const full = breakLines(text, width, measure);
  if (!full || full.length < 2) return full;
  for (let share = 0.6; share < 1; share += 0.05) {
    const narrower = breakLines(text, width * share, measure);
    if (narrower?.length === full.length) return narrower;
  }
  return full;
}

/** Returns at most `maxLines` lines; breaks a word that is wider than a line, and ends a cut text with an ellipsis. */
function truncateLines(text: string, maxLines: number, width: number, measure: Measure): string[] {
  const lines = [''];
  for (const word of splitWords(text)) {
    const pieces = measure(`${word}…`) > width ? [...word] : [word];
    for (const [index, piece] of pieces.entries()) {
      const line = lines.at(-1)!;
      const longer = line + (index === 0 && line ? ' ' : '') + piece;
      if (measure(`${longer}…`) <= width) lines[lines.length - 1] = longer;
      else if (lines.length === maxLines) return [...lines.slice(0, -1), `${line}…`];
      else lines.push(piece);
    }
  }
  return lines;
}
