import { escapeCharacters, inText } from '@workspace/contracts/rich-text/escape-characters';
import { isMarkdown } from './is-markdown.ts';
import { areWrapped, joinLines } from './join-lines.ts';
import { markdownToHtml } from './markdown-to-html.ts';

/**
 * Converts a plain text with structure to HTML: Markdown, rows of cells between tabs, and paragraphs that a program has
 * wrapped. Undefined for any other text, whose lines are paragraphs.
 */
export function plainTextToHtml(text: string): string | undefined {
  if (isMarkdown(text)) return markdownToHtml(text);
  const parts = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''));
  if (!parts.some((lines) => areRows(lines) || paragraphsIn(lines).some(areWrapped))) return undefined;
  return parts.map((lines) => partToHtml(lines, text)).join('');
}

const escaped = (text: string): string => escapeCharacters(text, inText);

function partToHtml(lines: readonly string[], whole: string): string {
  if (areRows(lines)) return `<table>${lines.map(rowToHtml).join('')}</table>`;
  return paragraphsIn(lines)
    .flatMap((paragraph) => (areWrapped(paragraph) ? [joinLines(paragraph, whole)] : paragraph))
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('');
}

/** Splits lines after each short one that ends a sentence: a PDF has no blank lines. */
function paragraphsIn(lines: readonly string[]): string[][] {
  const most = Math.max(...lines.map(({ length }) => length));
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    paragraphs.at(-1)!.push(line);
    if (/[.!?:]["”)]?$/.test(line.trimEnd()) && line.length < most * 0.85) paragraphs.push([]);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** Returns true for at least two rows with equally many cells between tabs. */
function areRows(lines: readonly string[]): boolean {
  const width = cellsOf(lines[0] ?? '').length;
  return (
    lines.length > 1 && width > 1 && lines.every((line) => cellsOf(line).length === width && !line.startsWith('\t'))
  );
}

const cellsOf = (line: string): string[] => line.split('\t');
const rowToHtml = (line: string): string =>
  `<tr>${cellsOf(line)
    .map((cell) => `<td>${escaped(cell)}</td>`)
    .join('')}</tr>`;
