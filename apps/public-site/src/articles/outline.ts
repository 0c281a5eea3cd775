import { postSlug } from '@workspace/contracts/post-slug';
import { isFootnoteId, withoutFootnotes } from './footnotes.ts';

/** A heading of an article, as shown in its table of contents. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');
const plain = (html: string): string =>
  withoutTags(html).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);

// Ids that the page around an article uses. Scripts find elements by them, and would take an earlier heading with the
// same id for one.
const taken = ['root', 'content', 'site-menu', 'contents', 'related', 'call-title', 'deferred-fonts'];

/**
 * Adds an id and a link to every heading, and returns the text with the headings. `html` has headings without
 * attributes, as our serializers write them.
 */
export function addHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Set(taken);
  const counts = new Map<string, number>();
  const withIds = html.replace(/<h([234])>(.*?)<\/h\1>/gs, (_all, level: string, inner: string) => {
    const label = withoutTags(withoutFootnotes(inner)).trim();
    const text = plain(label);
    const base = postSlug(text) || 'section';
    let id = base;
    // Counts on from the last number, so that a thousand equal headings do not each start from the first.
    let count = counts.get(base) ?? 2;
    for (; used.has(id) || isFootnoteId(id); count += 1) id = `${base}-${count}`;
    counts.set(base, count);
    used.add(id);
    headings.push({ id, text, level: Number(level) as Heading['level'] });
    return `<h${level} id="${id}">${inner} <a href="#${id}" data-anchor aria-label="Link to “${label.replaceAll('"', '&quot;')}”">#</a></h${level}>`;
  });
  return { html: withIds, headings };
}
