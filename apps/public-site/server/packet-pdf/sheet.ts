import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { brand } from '@workspace/contracts/brand';

/** Inks of the packet: those of the site on white paper. */
export const ink = { text: '#17191a', soft: '#4d5153', line: '#d3cfc3', plan: '#00563f', compared: '#a32a1a' } as const;
/** Points, at 72 to the inch. */
export const margins = { top: 48, bottom: 58, left: 54, right: 54 } as const;

const weights = { text: 400, strong: 600, heading: 800 } as const;
export type Weight = keyof typeof weights;

/** A document of US letter pages whose content is tagged in reading order. */
export type Sheet = PDFKit.PDFDocument;

export function openSheet(title: string): Sheet {
  const sheet = new PDFDocument({
    size: 'LETTER',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'], // a value that its types lack
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: title, Author: brand.name },
  });
  for (const [name, weight] of Object.entries(weights)) sheet.registerFont(name, fontFile(weight));
  sheet.font('text' satisfies Weight).fillColor(ink.text);
  return sheet;
}

function fontFile(weight: number): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`@fontsource/overpass/files/overpass-latin-${weight}-normal.woff`));
}

/** The width between the margins. */
export const textWidth = (sheet: Sheet): number => sheet.page.width - margins.left - margins.right;

/** The room that is left on the page. */
export const roomLeft = (sheet: Sheet): number => sheet.page.height - margins.bottom - sheet.y;

/** Draws what readers of the structure skip, such as rules. */
export function drawArtifact(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet.save();
  draw();
  sheet.restore();
  sheet.endMarkedContent();
}
