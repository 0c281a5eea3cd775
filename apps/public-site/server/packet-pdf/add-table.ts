import type { PacketTable } from '../../src/lab-packet/packet.ts';
import { drawArtifact, ink, margins, roomLeft, textWidth, type Sheet, type Weight } from './sheet.ts';
import { addText } from './text-parts.ts';

const rowHeight = 17.5;
const cellPadding = 3;
const headSize = 8.5;
const textSize = 9;
/** Room before each column but the first. */
const gap = 14;
const captionHeight = 22;

/** Returns the height of a table with its caption, in points. */
export const tableHeight = ({ rows }: PacketTable): number => captionHeight + (rows.length + 1) * rowHeight;

/** Adds a table with its caption; it begins on a page of its own when it would be cut. */
export function addTable(sheet: Sheet, parent: PDFKit.PDFStructureElement, table: PacketTable): void {
  const { caption, columns, rows, swatches = {} } = table;
  if (tableHeight(table) > roomLeft(sheet)) sheet.addPage();
  addText(sheet, parent, caption, { tag: 'P', weight: 'strong', size: 9, color: ink.soft, gapBelow: 4 });
  const options: TaggedTableOptions = {
    structParent: parent,
    columnStyles: widthsOf(sheet, table, textWidth(sheet)).map((width, at) => ({
      width,
      padding: { top: cellPadding, right: 0, bottom: cellPadding, left: at === 0 ? 0 : gap },
    })),
    defaultStyle: { border: 0, textColor: ink.text },
  };
  const drawn = sheet.table(options);
  sheet.font('strong').fontSize(headSize);
  drawn.row(
    columns.map(({ label, isNumeric }) => ({ text: label, type: 'TH', scope: 'Column', ...alignment(isNumeric) })),
  );
  drawRule(sheet, 1, ink.text);
  for (const [index, row] of rows.entries()) {
    const swatch = swatches[index];
    if (swatch) drawSwatch(sheet, swatch);
    sheet.font('text').fontSize(textSize);
    drawn.row(
      row.map((text, at) => ({
        text,
        ...(at === 0 ? { type: 'TH' as const, scope: 'Row' as const } : { type: 'TD' as const }),
        ...alignment(columns[at]!.isNumeric),
      })),
    );
    drawRule(sheet, 0.5, ink.line);
  }
  drawn.end();
  sheet.x = margins.left;
  sheet.y += 12;
}

/** The types of the library lack the parent, which its release has. */
type TaggedTableOptions = PDFKit.Mixins.TableOptions & { structParent: PDFKit.PDFStructureElement };

const alignment = (isNumeric = false) => ({ align: { x: isNumeric ? ('right' as const) : ('left' as const) } });

/** Gives each column what its longest cell needs, and divides the rest among the columns of text. */
function widthsOf(sheet: Sheet, { columns, rows }: PacketTable, whole: number): number[] {
  const measure = (text: string, weight: Weight, size: number) => sheet.font(weight).fontSize(size).widthOfString(text);
  const needed = columns.map(({ label }, at) =>
    Math.max(measure(label, 'strong', headSize), ...rows.map((row) => measure(row[at]!, 'text', textSize))),
  );
  const left = whole - needed.reduce((sum, width) => sum + width, gap * (columns.length - 1));
  const texts = columns.filter(({ isNumeric }) => !isNumeric).length;
  return needed.map((width, at) => {
    const share = texts === 0 ? left / columns.length : columns[at]!.isNumeric ? 0 : left / texts;
    return width + share + (at === 0 ? 0 : gap);
  });
}

const drawRule = (sheet: Sheet, thickness: number, color: string) =>
  drawArtifact(sheet, () => {
    sheet
      .lineWidth(thickness)
      .strokeColor(color)
      .moveTo(margins.left, sheet.y)
      .lineTo(sheet.page.width - margins.right, sheet.y)
      .stroke();
  });

/** Draws the color of a row before it, in the margin. */
const drawSwatch = (sheet: Sheet, fill: string) =>
  drawArtifact(sheet, () => {
    sheet.rect(margins.left - 14, sheet.y + 4, 9, 9).fill(fill);
  });
