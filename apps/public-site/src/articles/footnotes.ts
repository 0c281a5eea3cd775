import { escapeCharacters, inAttribute, inText } from '@workspace/contracts/rich-text/escape-characters';
import { linkAddresses } from '@workspace/contracts/rich-text/web-addresses';
import { unescapeHtml } from './unescape-html.ts';

const footnote = /<small data-footnote="">(.*?)<\/small>/gs;

/** Ids of footnotes and of the list of them, which no heading may have. */
export const isFootnoteId = (id: string): boolean => /^(?:notes|note(?:ref)?-\d+)$/.test(id);

/** Returns the HTML without its footnotes, such as for the text of a heading. */
export const withoutFootnotes = (html: string): string => html.replace(footnote, '');

/**
 * Replaces each footnote by a link with its number, and lists the notes at the end, each with a link back. `html` has
 * footnotes as our serializers write them.
 */
export function expandedFootnotes(html: string): string {
  const reference = (number: number) =>
    `<sup><a href="#note-${number}" id="noteref-${number}" aria-describedby="notes">${number}</a></sup>`;
  const { text, notes } = extracted(html, reference);
  if (notes.length === 0) return html;
  const items = notes.map((note, index) => {
    const back = `<a href="#noteref-${index + 1}" data-back aria-label="Back to reference ${index + 1}">↩</a>`;
    return `<li id="note-${index + 1}">${note} ${back}</li>`;
  });
  return `${text}<section data-notes aria-labelledby="notes"><h2 id="notes">Notes</h2><ol>${items.join('')}</ol></section>`;
}

/** The same for readers of feeds, without links within the page: `[1]` in the text and before the note. */
export function footnotesForFeed(html: string): string {
  const { text, notes } = extracted(html, (number) => `[${number}]`);
  if (notes.length === 0) return html;
  return `${text}<h2>Notes</h2>${notes.map((note, index) => `<p>[${index + 1}] ${note}</p>`).join('')}`;
}

function extracted(html: string, reference: (number: number) => string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const text = html.replace(footnote, (_all, note: string) => {
    // A note that our serializers did not write may not be closed where it seems to be.
    const isOwn = !/<(?!\/?(?:strong|em|s|code|sup|sub|br)>)/.test(note);
    notes.push((isOwn ? note : note.replace(/<[^>]*>/g, ' ')).replace(/[^<>]+(?=<|$)/g, linked));
    return reference(notes.length);
  });
  return { text, notes };
}

/** A footnote is stored without links: the web addresses in its text become links here. */
const linked = (escaped: string): string =>
  linkAddresses([{ text: unescapeHtml(escaped) }])
    .map((part) => {
      if (!('type' in part)) return escapeCharacters(part.text, inText);
      const href = escapeCharacters(part.url, inAttribute);
      return `<a href="${href}">${escapeCharacters(part.url, inText)}</a>`;
    })
    .join('');
