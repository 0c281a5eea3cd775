import type { RichFootnote, RichInline, RichLink, RichText } from './document.ts';

/**
 * A placeholder (Unicode's line separator) for `<br>` until white space is collapsed: a line break in the source is
 * only a space.
 */
export const lineBreak = '\u2028';

interface Piece {
  run: RichText;
  url?: string;
  footnote?: RichFootnote;
}

/** Stands for a footnote: a character that is not blank, so that the spaces around it stay. */
const placeholder = '\ufffc';

/** Collapses white space as a browser does, joins neighbors of one style, and drops empty splitRuns. */
export function normalizeInlines(inlines: RichInline[]): RichInline[] {
  return joinRuns(collapseWhiteSpace(inlines.flatMap(splitRuns)));
}

/** Replaces links by their text, and joins neighbors of one style. */
export const withoutLinks = (inlines: readonly RichInline[]): RichInline[] =>
  joinRuns(
    inlines
      .flatMap((inline): RichInline[] => ('type' in inline && inline.type === 'link' ? inline.children : [inline]))
      .flatMap(splitRuns)
      // Joining writes into the runs.
      .map((piece) => ({ ...piece, run: { ...piece.run } })),
  );

function splitRuns(inline: RichInline): Piece[] {
  if ('type' in inline && inline.type === 'footnote') return [{ run: { text: placeholder }, footnote: inline }];
  return 'type' in inline ? inline.children.map((run) => ({ run, url: inline.url })) : [{ run: inline }];
}

function collapseWhiteSpace(all: Piece[]): Piece[] {
  let isAfterBlank = true;
  for (const piece of all) {
    const single = piece.run.text.replaceAll(/[ \t\n\r\f]+/g, ' ').replaceAll(`${lineBreak} `, lineBreak);
    const text: string = isAfterBlank && single.startsWith(' ') ? single.slice(1) : single;
    if (text !== '') isAfterBlank = text.endsWith(' ') || text.endsWith(lineBreak);
    piece.run = { ...piece.run, text };
  }
  trimEnds(all);
  return all.map(({ run, ...rest }) => ({ run: { ...run, text: run.text.replaceAll(lineBreak, '\n') }, ...rest }));
}

/** Drops spaces and line breaks at the block's end, and spaces before a line break. */
function trimEnds(all: Piece[]): void {
  let isBeforeBreak = true;
  let isAtEnd = true;
  for (const piece of all.toReversed()) {
    let text = piece.run.text.replaceAll(` ${lineBreak}`, lineBreak);
    if (isAtEnd) text = withoutEnd(text);
    else if (isBeforeBreak && text.endsWith(' ')) text = text.slice(0, -1);
    if (text !== '') {
      isBeforeBreak = text.startsWith(lineBreak);
      isAtEnd = false;
    }
    piece.run = { ...piece.run, text };
  }
}

/** A regular expression would take quadratic time for many line breaks. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ' || text[end - 1] === lineBreak) end -= 1;
  return text.slice(0, end);
}

const isSameStyle = (a: RichText, b: RichText): boolean =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.strikethrough === b.strikethrough &&
  a.code === b.code &&
  a.script === b.script;

function joinRuns(all: Piece[]): RichInline[] {
  const result: RichInline[] = [];
  for (const { run, url, footnote } of all) {
    if (run.text === '') continue;
    if (footnote) {
      result.push(footnote);
      continue;
    }
    const last = result.at(-1);
    if (url === undefined) {
      if (last && !('type' in last) && isSameStyle(last, run)) last.text += run.text;
      else result.push(run);
    } else if (last && 'type' in last && last.type === 'link' && last.url === url) addRun(last, run);
    else result.push({ type: 'link', url, children: [run] });
  }
  return result;
}

function addRun(link: RichLink, run: RichText): void {
  const last = link.children.at(-1);
  if (last && isSameStyle(last, run)) last.text += run.text;
  else link.children.push(run);
}
