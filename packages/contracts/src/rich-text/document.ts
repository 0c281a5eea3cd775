/** A run of characters with its marks. A line break inside a block is `\n`. */
export interface RichText {
  text: string;
  bold?: true;
  italic?: true;
  /** Raised or lowered, as the 6 of 10⁶ and the 2 of CO₂. */
  script?: 'sup' | 'sub';
}

/** A link. `url` passes `isSafeUrl`. */
export interface RichLink {
  type: 'link';
  url: string;
  children: RichText[];
}

export type RichInline = RichText | RichLink;

export interface RichParagraph {
  type: 'paragraph';
  children: RichInline[];
}

export interface RichHeading {
  type: 'heading';
  level: 2 | 3;
  children: RichInline[];
}

export interface RichQuote {
  type: 'quote';
  children: RichInline[];
}

export interface RichListItem {
  type: 'list-item';
  children: RichInline[];
}

/** A list inside another belongs to the item before it, so a list never begins with one. */
export interface RichBulletedList {
  type: 'bulleted-list';
  children: (RichListItem | RichList)[];
}

export interface RichNumberedList {
  type: 'numbered-list';
  /** The number of the first item, where that is not 1. */
  start?: number;
  children: (RichListItem | RichList)[];
}

export type RichList = RichBulletedList | RichNumberedList;

/** How many lists may stand inside one another, the outermost included. */
export const deepestList = 5;

export const isRichList = (block: { type: string }): block is RichList =>
  block.type === 'bulleted-list' || block.type === 'numbered-list';

/** A cell of a table: one line of words, or several with `\n` between them. */
export interface RichTableCell {
  isHeader?: true;
  children: RichInline[];
}

/** A table, kept whole: the editor shows it, moves past it and deletes it, and does not change it. At least two rows and two columns, all rows of one length. */
export interface RichTable {
  type: 'table';
  rows: RichTableCell[][];
  /** What Slate wants of every element. Holds nothing. */
  children: [RichText];
}

export type RichBlock = RichParagraph | RichHeading | RichQuote | RichList | RichTable;

/** What the editor edits, as Slate holds it: blocks, none inside another but list items and the lists below them. */
export type RichDocument = RichBlock[];

/** Schemes that lead somewhere; paths, queries and fragments; and relative addresses, which hold no colon before a slash. */
export const safeUrl = /^(?:https?:\/\/|mailto:|tel:|[#?]|\.{0,2}\/(?![/\\])|[\w-][\w.~-]*(?:[/?#]|$))/i;

/** Whether a link may point there: http, https, mailto and tel addresses, and what is relative to the page on this site. */
export function isSafeUrl(url: string): boolean {
  // Browsers drop control characters and blanks before they read a scheme.
  // oxlint-disable-next-line no-control-regex
  const read = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  return safeUrl.test(read);
}
