import { buffer } from 'node:stream/consumers';
import type { Packet, PacketSection } from '../../src/lab-packet/packet.ts';
import { addFigures, pairHeight } from './add-figures.ts';
import { addTable, tableHeight } from './add-table.ts';
import { addPageFeet } from './page-feet.ts';
import { openSheet, ink, roomLeft, type Sheet } from './sheet.ts';
import { addHeading, addParagraph, addPoints, addText, pointsHeight } from './text-parts.ts';

/** Renders a packet as a tagged PDF that declares PDF/UA-1, with page numbers, the day and the address on each page. */
export async function renderPacket(packet: Packet): Promise<Buffer> {
  const sheet = openSheet(packet.title);
  const whole = sheet.struct('Document');
  sheet.addStructure(whole);
  addText(sheet, whole, packet.title, { tag: 'H1', weight: 'heading', size: 22, gapBelow: 4 });
  addText(sheet, whole, packet.answer, { tag: 'P', weight: 'strong', size: 13, color: ink.plan, gapBelow: 14 });
  for (const section of packet.sections) addSection(sheet, whole, section);
  addParagraph(sheet, whole, packet.closing);
  whole.end();
  addPageFeet(sheet, packet);
  sheet.end();
  return buffer(sheet);
}

const headingHeight = 36;
const paragraphHeight = 22;

/** Returns the height of a section down to its first picture, table or list: its heading stays with that. */
function startHeight(sheet: Sheet, { paragraphs, chart, map, tables: [table], points = [] }: PacketSection): number {
  const first = chart || map ? pairHeight : table ? tableHeight(table) : pointsHeight(sheet, points);
  return headingHeight + paragraphs.length * paragraphHeight + first;
}

function addSection(sheet: Sheet, whole: PDFKit.PDFStructureElement, section: PacketSection): void {
  const { heading, paragraphs, tables, points = [] } = section;
  if (startHeight(sheet, section) > roomLeft(sheet)) sheet.addPage();
  const element = sheet.struct('Sect');
  whole.add(element);
  addHeading(sheet, element, heading);
  for (const paragraph of paragraphs) addParagraph(sheet, element, paragraph);
  addFigures(sheet, element, section);
  for (const table of tables) addTable(sheet, element, table);
  if (points.length > 0) addPoints(sheet, element, points);
  element.end();
}
