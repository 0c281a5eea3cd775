import { brand } from '@workspace/contracts/brand';
import type { Packet } from '../../src/lab-packet/packet.ts';
import { ink, margins, textWidth, type Sheet } from './sheet.ts';

const footHeight = 40;

/** Adds the maker, the day, the address and the page number to every page. */
export function addPageFeet(sheet: Sheet, { madeOn, address }: Packet): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    // The foot stands in the margin, where text would begin a new page.
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const y = sheet.page.height - footHeight;
    const width = textWidth(sheet);
    sheet.font('text').fontSize(8).fillColor(ink.soft);
    sheet.text(`${brand.name}, ${madeOn}. Page ${page + 1} of ${count}`, margins.left, y, { width, lineBreak: false });
    sheet.text(address, margins.left, y + 11, { width, height: 10, ellipsis: true, lineBreak: false });
    sheet.endMarkedContent();
    sheet.page.margins.bottom = margins.bottom;
  }
}
