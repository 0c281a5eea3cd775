import type { RichInline, RichLink, RichText } from './document.ts';

/** The place of a web address in a text: the characters from `from` up to `to`, which is exclusive. */
export interface WebAddress {
  from: number;
  to: number;
}

/** Punctuation at the end of an address that belongs to the sentence around it. */
const endSigns = ".,;:!?'’”*_…";
const brackets: Record<string, string> = { ')': '(', ']': '[' };

/** Returns the places of web addresses in a text, without the punctuation of the sentence. */
export function webAddressesIn(text: string): WebAddress[] {
  return [...text.matchAll(/(?<![\p{L}\d])https?:\/\/[^\s<>"“]+/giu)].flatMap(({ 0: found, index }) => {
    const address = withoutEndSigns(found);
    if (!/^https?:\/\/[^/?#]/i.test(address) || !URL.canParse(address)) return [];
    return [{ from: index, to: index + address.length }];
  });
}

/** A closing bracket stays if the address has its opening bracket. */
function withoutEndSigns(address: string): string {
  const surplus = new Map(
    Object.entries(brackets).map(([close, open]) => [close, count(address, close) - count(address, open)]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address[end - 1]!;
    const unopened = surplus.get(sign) ?? 0;
    if (unopened > 0) surplus.set(sign, unopened - 1);
    else if (!endSigns.includes(sign)) break;
  }
  return address.slice(0, end);
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Returns runs with a link for each web address in them. */
export const linkAddresses = (runs: readonly RichText[]): (RichText | RichLink)[] => runs.flatMap(linkRun);

function linkRun(run: RichText): (RichText | RichLink)[] {
  const parts: (RichText | RichLink)[] = [];
  let done = 0;
  for (const { from, to } of webAddressesIn(run.text)) {
    const url = run.text.slice(from, to);
    if (from > done) parts.push({ ...run, text: run.text.slice(done, from) });
    parts.push({ type: 'link', url, children: [{ ...run, text: url }] });
    done = to;
  }
  return done < run.text.length ? [...parts, { ...run, text: run.text.slice(done) }] : parts;
}

/** Returns the text to add behind a link that becomes text: its web address, unless its words are that address. */
export function addressBehind({ url, children }: RichLink): string {
  const text = children.map((run) => run.text).join('');
  const words = text.trim();
  const isWritten = URL.canParse(words) && URL.canParse(url) && new URL(words).href === new URL(url).href;
  if (words === '' || isWritten || !/^https?:\/\//i.test(url)) return '';
  // The space at the end of a link is the one before the next word.
  return text.endsWith(' ') ? `(${url}) ` : ` (${url})`;
}

/** Replaces links by their words, each followed by its web address. */
export const linksToWords = (inlines: readonly RichInline[]): RichText[] =>
  inlines.flatMap((inline): RichText[] => {
    if (!('type' in inline)) return [inline];
    const address = inline.type === 'link' ? addressBehind(inline) : '';
    return address === '' ? inline.children : [...inline.children, { text: address }];
  });
