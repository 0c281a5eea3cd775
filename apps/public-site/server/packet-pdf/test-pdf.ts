import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure that screen readers follow. */
export interface TaggedElement {
  readonly role: string;
  readonly alt?: string;
  readonly scope?: string;
  readonly children: readonly TaggedElement[];
}

/** Opens a PDF with a reader that had no part in writing it. */
export const openPdf = (bytes: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

/** Returns the structure of all pages, in reading order. */
export async function structureOf(pdf: PDFDocumentProxy): Promise<TaggedElement[]> {
  const trees = await Promise.all(pagesOf(pdf).map(async (number) => (await pdf.getPage(number)).getStructTree()));
  return trees as unknown as TaggedElement[];
}

/** Returns all elements below some, themselves included. */
export const flatten = (elements: readonly TaggedElement[]): TaggedElement[] =>
  elements.flatMap((element) => [element, ...flatten(element.children ?? [])]);

const painting = new Set<number>([OPS.stroke, OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.showText, OPS.constructPath]);
const opening = new Set<number>([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);

/** Counts what is painted outside any tag: neither content nor marked as decoration. */
export async function countUntagged(pdf: PDFDocumentProxy): Promise<number> {
  const counts = await Promise.all(
    pagesOf(pdf).map(async (number) => {
      const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
      let depth = 0;
      let untagged = 0;
      for (const operator of fnArray) {
        if (opening.has(operator)) depth += 1;
        else if (operator === OPS.endMarkedContent) depth -= 1;
        else if (depth === 0 && painting.has(operator)) untagged += 1;
      }
      return untagged;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the text of each page. */
export async function textsOf(pdf: PDFDocumentProxy): Promise<string[]> {
  return Promise.all(
    pagesOf(pdf).map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

const pagesOf = ({ numPages }: PDFDocumentProxy) => Array.from({ length: numPages }, (_, index) => index + 1);
