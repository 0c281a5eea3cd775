import MarkdownIt from 'markdown-it';
import { areWrapped, joinLines } from './join-lines.ts';
import { readNotes } from './markdown-notes.ts';
import { taskSigns } from './pasted-tasks.ts';

/** The box of a task at the beginning of an item. */
const taskBox = /^( *(?:[-*+]|\d+[.)]) +)\[([ xX])\] +/gm;
/** The tags that Markdown lacks signs for. */
const tag = /^<\/?(?:su[bp]|kbd|br) ?\/?>/i;
/** The first line of a quote that is a callout on GitHub. */
const calloutSign = /<blockquote>\n<p>\[!([A-Z]+)\](?:<br>)?\n?([^]*?)<\/blockquote>/g;

/** Converts Markdown to HTML. Whatever is not Markdown in it stays text. */
export function markdownToHtml(text: string): string {
  const { lines, notes } = readNotes(text);
  const markdown = new MarkdownIt({ breaks: true });
  markdown.inline.ruler.before('html_inline', 'tag', (state, isSilent) => {
    const [found] = tag.exec(state.src.slice(state.pos, state.posMax)) ?? [];
    if (found === undefined) return false;
    if (!isSilent) state.push('html_inline', '', 0).content = found.toLowerCase();
    state.pos += found.length;
    return true;
  });
  markdown.inline.ruler.before('link', 'note', (state, isSilent) => {
    const [found, label = ''] = /^\[\^([^\]\s]+)\]/.exec(state.src.slice(state.pos, state.posMax)) ?? [];
    const note = notes.get(label.toLowerCase());
    if (found === undefined || note === undefined) return false;
    if (!isSilent) {
      const words = markdown.renderInline(note.replaceAll(/\[\^[^\]]+\]/g, ''));
      state.push('html_inline', '', 0).content = `<small data-footnote="">${words}</small>`;
    }
    state.pos += found.length;
    return true;
  });
  markdown.core.ruler.before('inline', 'wrapped_lines', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'inline') token.content = withoutWraps(token.content, text);
  });
  return markdown.render(lines.replaceAll(taskBox, withSign)).replaceAll(calloutSign, toCallout);
}

const withSign = (_all: string, item: string, box: string): string =>
  `${item}${box === ' ' ? taskSigns.open : taskSigns.done} `;

const toCallout = (_all: string, kind: string, rest: string): string =>
  `<aside><p>${kind[0]}${kind.slice(1).toLowerCase()}</p><p>${rest}</aside>`;

/** Joins the lines of a paragraph that a program has wrapped. Short lines are meant as they are. */
function withoutWraps(paragraph: string, whole: string): string {
  const lines = paragraph.split('\n');
  const isHardBreak = (line: string) => /(?: {2,}|(?<!\\)\\)$/.test(line);
  if (!areWrapped(lines.filter((line, at) => !isHardBreak(line) || at === lines.length - 1))) return paragraph;
  return lines.reduce((text, line) => (isHardBreak(text) ? `${text}\n${line}` : joinLines([text, line], whole)));
}
