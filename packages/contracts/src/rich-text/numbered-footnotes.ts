import type { RichDocument, RichText } from './document.ts';
import { mapInlines } from './map-inlines.ts';

/** Replaces each footnote by its number, such as `[1]`, and returns the notes in that order. */
export function numberedFootnotes(document: RichDocument): { document: RichDocument; notes: RichText[][] } {
  const notes: RichText[][] = [];
  const numbered = mapInlines(document, (children) =>
    children.map((inline) => {
      if (!('type' in inline) || inline.type !== 'footnote') return inline;
      notes.push(inline.children);
      return { text: `[${notes.length}]` };
    }),
  );
  return { document: numbered, notes };
}
