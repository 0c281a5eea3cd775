import { escapeCharacters, inText } from '@workspace/contracts/rich-text/escape-characters';
import { areWrapped, joinLines } from './join-lines.ts';
import { markdownInlines, type MarkdownDefinitions } from './markdown-inlines.ts';
import { isListItem, takeList } from './markdown-lists.ts';
import { isTableAt, takeTable } from './markdown-tables.ts';

/** Lines of Markdown with the definitions of their text. */
interface MarkdownSource {
  lines: string[];
  definitions: MarkdownDefinitions;
  /** The whole text. */
  whole: string;
}

/** HTML of a block, and the number of its lines. */
interface Taken {
  html: string;
  count: number;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})[ ]+(.*?)(?:[ ]+#+)?[ ]*$/;
const divider = /^ {0,3}(?:(?:\*[ ]*){3,}|(?:-[ ]*){3,}|(?:_[ ]*){3,})$/;
const quote = /^ {0,3}> ?/;
const underline = /^ {0,3}(=+|-{2,})[ ]*$/;
const definition = /^ {0,3}\[(\^?)([^\]]+)\]:[ ]*(.*)$/;

/** Converts Markdown to HTML. Whatever is not Markdown in it stays text. */
export function markdownToHtml(text: string): string {
  // The private characters mark finished HTML.
  const lines = text
    .trimEnd()
    .replaceAll(/[\ue000\ue001]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .split('\n');
  return blocksToHtml({ ...takeDefinitions(lines), whole: text });
}

function blocksToHtml(source: MarkdownSource): string {
  let html = '';
  for (let at = 0; at < source.lines.length;) {
    const taken = takeBlock({ ...source, lines: source.lines.slice(at) });
    html += taken.html;
    at += taken.count;
  }
  return html;
}

function takeBlock(source: MarkdownSource): Taken {
  const [line = ''] = source.lines;
  if (line.trim() === '') return { html: '', count: 1 };
  const [, signs, title] = heading.exec(line) ?? [];
  if (signs) return { html: `<h${signs.length}>${inlines(title!, source)}</h${signs.length}>`, count: 1 };
  if (fence.test(line)) return takeFence(source.lines);
  if (divider.test(line)) return { html: '<hr>', count: 1 };
  if (quote.test(line)) return takeQuote(source);
  if (isListItem(line)) return takeList(source.lines, (lines) => blocksToHtml({ ...source, lines }));
  if (isTableAt(source.lines)) return takeTable(source.lines, (cell) => inlines(cell, source));
  if (/^ {4}/.test(line)) return takeIndented(source.lines);
  return takeParagraph(source);
}

const inlines = (text: string, { definitions }: MarkdownSource): string => markdownInlines(text, definitions);
const codeBlock = (lines: readonly string[]): string =>
  `<pre><code>${escapeCharacters(lines.join('\n'), inText)}\n</code></pre>`;

function takeFence(lines: readonly string[]): Taken {
  const [, signs = ''] = fence.exec(lines[0]!) ?? [];
  const end = lines.findIndex((line, at) => at > 0 && line.trim().startsWith(signs) && /^ *[`~]+ *$/.test(line));
  const last = end === -1 ? lines.length : end;
  return { html: codeBlock(lines.slice(1, last)), count: last + 1 };
}

function takeIndented(lines: readonly string[]): Taken {
  const end = lines.findIndex((line) => !/^ {4}/.test(line));
  const count = end === -1 ? lines.length : end;
  return { html: codeBlock(lines.slice(0, count).map((line) => line.slice(4))), count };
}

/** A quote that begins with `[!NOTE]` is a callout on GitHub. */
function takeQuote(source: MarkdownSource): Taken {
  const end = source.lines.findIndex((line) => !quote.test(line));
  const count = end === -1 ? source.lines.length : end;
  const lines = source.lines.slice(0, count).map((line) => line.replace(quote, ''));
  const [, kind] = /^\[!(\w+)\][ ]*$/.exec(lines[0]!) ?? [];
  if (!kind) return { html: `<blockquote>${blocksToHtml({ ...source, lines })}</blockquote>`, count };
  const title = `<p>${kind[0]!.toUpperCase()}${kind.slice(1).toLowerCase()}</p>`;
  return { html: `<aside>${title}${blocksToHtml({ ...source, lines: lines.slice(1) })}</aside>`, count };
}

function takeParagraph(source: MarkdownSource): Taken {
  const end = source.lines.findIndex((line, at) => at > 0 && endsParagraph(line, source.lines.slice(at, at + 2)));
  const count = end === -1 ? source.lines.length : end;
  const lines = source.lines.slice(0, count);
  const [, sign] = underline.exec(source.lines[count] ?? '') ?? [];
  const html = inlines(linesOf(lines, source.whole), source);
  if (!sign) return { html: `<p>${html}</p>`, count };
  const name = sign.startsWith('=') ? 'h1' : 'h2';
  return { html: `<${name}>${html}</${name}>`, count: count + 1 };
}

const endsParagraph = (line: string, lines: string[]): boolean =>
  line.trim() === '' ||
  [underline, heading, fence, divider, quote].some((pattern) => pattern.test(line)) ||
  isListItem(line) ||
  isTableAt(lines);

/** Joins the lines of a paragraph. Short lines are meant as they are. */
function linesOf(lines: readonly string[], whole: string): string {
  const isHardBreak = (line: string) => /(?: {2,}|(?<!\\)\\)$/.test(line);
  const isJoined = areWrapped(lines.filter((line, at) => !isHardBreak(line) || at === lines.length - 1));
  return lines.reduce((text, line) =>
    isJoined && !isHardBreak(text)
      ? joinLines([text, line], whole)
      : `${text.replace(/(?: +|\\)$/, '')}\n${line.trimStart()}`,
  );
}

/** Separates the definitions of links and notes from the other lines. */
function takeDefinitions(all: readonly string[]): Omit<MarkdownSource, 'whole'> {
  const [urls, notes] = [new Map<string, string>(), new Map<string, string>()];
  const lines: string[] = [];
  let isCode = false;
  let note: string | undefined;
  for (const line of all) {
    if (fence.test(line)) isCode = !isCode;
    const [, sign, label = '', content = ''] = (!isCode && definition.exec(line)) || [];
    const url = /^<?([^\s<>]+)>?(?:\s+["'(].*)?$/.exec(content)?.[1];
    if (note !== undefined && /^ {2,}\S/.test(line)) notes.set(note, `${notes.get(note)} ${line.trim()}`);
    else if (sign === '^') notes.set((note = label.toLowerCase()), content);
    else {
      note = undefined;
      if (sign === '' && url) urls.set(label.toLowerCase(), url);
      else lines.push(line);
    }
  }
  return { lines, definitions: { urls, notes } };
}
