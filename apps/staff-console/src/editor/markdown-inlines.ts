import { escapeCharacters, inAttribute, inText } from '@workspace/contracts/rich-text/escape-characters';

/** Definitions at the end of a Markdown text, by label in lower case. */
export interface MarkdownDefinitions {
  urls: ReadonlyMap<string, string>;
  notes: ReadonlyMap<string, string>;
}

/** Finished HTML is set aside under a number between these characters, which no text contains. */
const open = '\ue000';
const close = '\ue001';

const destination = String.raw`\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)`;
const picture = new RegExp(String.raw`!\[([^[\]]*)\]${destination}`, 'g');
const inlineLink = new RegExp(String.raw`\[((?:[^[\]]|\[[^[\]]*\])+)\]${destination}`, 'g');

/** Pairs of signs around marked text, in the order in which they are read. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/(?<![*\w])\*\*\*(?=[^\s*])(.+?)(?<=[^\s*])\*\*\*(?!\*)/gs, '<strong><em>$1</em></strong>'],
  [/\*\*(?=[^\s*])(.+?)(?<=[^\s])\*\*(?!\*)/gs, '<strong>$1</strong>'],
  [/(?<!\w)__(?=\S)(.+?)(?<=\S)__(?!\w)/gs, '<strong>$1</strong>'],
  [/~~(?=\S)(.+?)(?<=\S)~~/gs, '<s>$1</s>'],
  [/(?<![*\w])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![*\w])/gs, '<em>$1</em>'],
  [/(?<![_\w])_(?=[^\s_])(.+?)(?<=[^\s_])_(?![_\w])/gs, '<em>$1</em>'],
];

/** Converts the text of a Markdown block to HTML. A line break in it is one of the result. */
export function markdownInlines(source: string, definitions: MarkdownDefinitions): string {
  const finished: string[] = [];
  const keep = (html: string): string => `${open}${finished.push(html) - 1}${close}`;
  const anchor = (label: string, url: string): string =>
    `${keep(`<a href="${escapeCharacters(url, inAttribute)}">`)}${label}${keep('</a>')}`;
  const text = keepCode(source, keep)
    .replaceAll(picture, (_all, alt: string, url: string) =>
      keep(`<img src="${escapeCharacters(url, inAttribute)}" alt="${escapeCharacters(alt, inAttribute)}">`),
    )
    .replaceAll(inlineLink, (_all, label: string, url: string) => anchor(label, url))
    .replaceAll(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, (_all, url: string) => anchor(keep(url), url))
    .replaceAll(/https?:\/\/[^\s<>]+/g, (url) => keep(escapeCharacters(url, inText)))
    .replaceAll(/\[\^([^\]]+)\]/g, (all, label: string) => {
      const note = definitions.notes.get(label.toLowerCase());
      return note === undefined
        ? all
        : keep(`<small data-footnote="">${markdownInlines(note, noNotes(definitions))}</small>`);
    })
    .replaceAll(/\[([^[\]]+)\](?:\[([^[\]]*)\])?/g, (all, label: string, id = '') => {
      const url = definitions.urls.get((id || label).toLowerCase());
      return url === undefined ? all : anchor(label, url);
    })
    .replaceAll(/<\/?(?:su[bp]|kbd|br) ?\/?>/gi, (tag) => keep(tag.toLowerCase()));
  const marked = marks.reduce((html, [sign, mark]) => html.replaceAll(sign, mark), escapeText(text));
  return restore(marked.replaceAll('\n', '<br>'), finished);
}

/** Sets code and escaped characters aside: no sign in them means anything. */
const keepCode = (source: string, keep: (html: string) => string): string =>
  source.replaceAll(
    /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|\\([!-/:-@[-`{-~])/gs,
    (_all, _signs: string, code: string | undefined, escaped: string) =>
      code === undefined
        ? keep(escapeCharacters(escaped, inText))
        : keep(`<code>${escapeCharacters(code.replace(/^ (.+) $/s, '$1'), inText)}</code>`),
  );

/** Notes contain no notes. */
const noNotes = ({ urls }: MarkdownDefinitions): MarkdownDefinitions => ({ urls, notes: new Map() });

/** Escapes a text that may contain character references. */
const escapeText = (text: string): string =>
  escapeCharacters(text, inText).replaceAll(/&amp;(#\d+|#x[\da-f]+|[a-z]\w*);/gi, '&$1;');

function restore(html: string, finished: readonly string[]): string {
  const restored = html.replaceAll(/\ue000(\d+)\ue001/g, (_all, at: string) => finished[Number(at)] ?? '');
  return restored === html ? html : restore(restored, finished);
}
