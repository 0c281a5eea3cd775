/** A run of characters with its marks. A line break inside a block is `\n`. */
export interface RichText {
  text: string;
  bold?: true;
  italic?: true;
  strikethrough?: true;
  code?: true;
  /** Superscript or subscript, as the 6 of 10⁶ and the 2 of CO₂. */
  script?: 'sup' | 'sub';
}

/** A link. `url` passes `isSafeUrl`. */
export interface RichLink {
  type: 'link';
  url: string;
  children: RichText[];
}

/** A note that readers find at the end of the text, kept where its number stands. */
export interface RichFootnote {
  type: 'footnote';
  children: RichText[];
}

export type RichInline = RichText | RichLink | RichFootnote;

export interface RichParagraph {
  type: 'paragraph';
  children: RichInline[];
}

export interface RichHeading {
  type: 'heading';
  level: 2 | 3 | 4;
  children: RichInline[];
}

export interface RichQuote {
  type: 'quote';
  children: RichInline[];
}

/** A remark that stands out from the text. */
export interface RichCallout {
  type: 'callout';
  children: RichInline[];
}

/** Code with its spaces and line breaks (`\n`), without marks. */
export interface RichCodeBlock {
  type: 'code-block';
  children: RichText[];
}

/** A line between two parts of a text. */
export interface RichDivider {
  type: 'divider';
  /** Slate requires children of every element. Always empty. */
  children: [RichText];
}

/** A picture that this product stores, with its caption. */
export interface RichFigure {
  type: 'figure';
  /** A path for which `isMediaUrl` is true. */
  url: string;
  /** Empty when the text is still missing, and in HTML also when the picture is decorative. */
  alt: string;
  /** The picture says nothing that the text does not say. */
  isDecorative?: true;
  credit?: string;
  /** The caption. */
  children: RichInline[];
}

/** The kinds of drawings that a writer fills with values. */
export const drawingKinds = ['pci-scale', 'deterioration-curve', 'cost-bars'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

/** A drawing of values, stored as the table of these values. */
export interface RichDrawing {
  type: 'drawing';
  kind: DrawingKind;
  /** The cells as written, equally many in each row; the first row has the headings. See `readDrawing`. */
  rows: string[][];
  /** The caption. */
  children: RichInline[];
}

/** A link that is shown as a card. */
export interface RichLinkCard {
  type: 'link-card';
  /** A URL for which `isCardUrl` is true. */
  url: string;
  title: string;
  /** The description, without links. */
  children: RichInline[];
}

/** A video of another site, which readers load with a click. */
export interface RichVideo {
  type: 'video';
  /** A URL in the form of `videoUrl`. */
  url: string;
  title: string;
  /** A picture to show before, for which `isMediaUrl` is true. */
  poster?: string;
  /** The caption. */
  children: RichInline[];
}

/** A block whose own text is its caption. */
export type RichCaptioned = RichFigure | RichDrawing | RichLinkCard | RichVideo;

export const captionedTypes = ['figure', 'drawing', 'link-card', 'video'] as const satisfies RichCaptioned['type'][];

export const isCaptioned = (block: { type: string }): block is RichCaptioned =>
  (captionedTypes as readonly string[]).includes(block.type);

export interface RichListItem {
  type: 'list-item';
  children: RichInline[];
}

/** A nested list belongs to the item before it, so a list never begins with one. */
export interface RichBulletedList {
  type: 'bulleted-list';
  children: (RichListItem | RichList)[];
}

export interface RichNumberedList {
  type: 'numbered-list';
  /** The number of the first item, when it is not 1. */
  start?: number;
  children: (RichListItem | RichList)[];
}

export type RichList = RichBulletedList | RichNumberedList;

/** The maximum depth of nested lists, the outermost included. */
export const deepestList = 5;

export const isRichList = (block: { type: string }): block is RichList =>
  block.type === 'bulleted-list' || block.type === 'numbered-list';

/** A table cell: one line of text, or several with `\n` between them. */
export interface RichTableCell {
  type: 'table-cell';
  isHeader?: true;
  children: RichInline[];
}

export interface RichTableRow {
  type: 'table-row';
  children: RichTableCell[];
}

/** A table, all rows of equal length. One with less than two rows or columns to store becomes paragraphs. */
export interface RichTable {
  type: 'table';
  children: RichTableRow[];
}

export const cellsOf = (table: RichTable): RichTableCell[] => table.children.flatMap(({ children }) => children);

export type RichBlock =
  | RichParagraph
  | RichHeading
  | RichQuote
  | RichCallout
  | RichCodeBlock
  | RichDivider
  | RichCaptioned
  | RichList
  | RichTable;

/** The editor's document, as Slate stores it: blocks, only nested in list items and their sublists. */
export type RichDocument = RichBlock[];

/** Safe schemes; paths, queries and fragments; and relative URLs, which have no colon before a slash. */
export const safeUrl = /^(?:https?:\/\/|mailto:|tel:|[#?]|\.{0,2}\/(?![/\\])|[\w-][\w.~-]*(?:[/?#]|$))/i;

/** Returns true for the URL of a link card: a web address, or a path of this site. */
export const isCardUrl = (url: string): boolean =>
  /^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test(url) && isSafeUrl(url);

/** Returns true for a safe link target: http, https, mailto and tel URLs, and URLs relative to this site. */
export function isSafeUrl(url: string): boolean {
  // Browsers drop control characters and spaces before they parse a scheme.
  // oxlint-disable-next-line no-control-regex
  const read = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  return safeUrl.test(read);
}
