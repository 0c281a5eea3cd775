import { ink, margins, roomLeft, textWidth, type Sheet, type Weight } from './sheet.ts';

type Struct = PDFKit.PDFStructureElement;

interface TextStyle {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly weight: Weight;
  readonly size: number;
  readonly color?: string;
  readonly gapBelow: number;
}

/** Adds a text with its tag below the last one. */
export function addText(sheet: Sheet, parent: Struct, text: string, style: TextStyle): void {
  const { tag, weight, size, color = ink.text, gapBelow } = style;
  const element = sheet.struct(tag, {}, () => {
    sheet.font(weight).fontSize(size).fillColor(color);
    sheet.text(text, margins.left, sheet.y, { width: textWidth(sheet), lineGap: size * 0.25 });
  });
  parent.add(element);
  element.end();
  sheet.y += gapBelow;
}

export const addHeading = (sheet: Sheet, parent: Struct, text: string): void =>
  addText(sheet, parent, text, { tag: 'H2', weight: 'heading', size: 15, gapBelow: 6 });

export const addParagraph = (sheet: Sheet, parent: Struct, text: string): void =>
  addText(sheet, parent, text, { tag: 'P', weight: 'text', size: 10, color: ink.soft, gapBelow: 6 });

const bulletIndent = 12;

const pointHeight = (sheet: Sheet, point: string): number =>
  sheet
    .font('text')
    .fontSize(10)
    .heightOfString(point, { width: textWidth(sheet) - bulletIndent, lineGap: 2 });

/** Returns the height of a list of short texts, in points. */
export const pointsHeight = (sheet: Sheet, points: readonly string[]): number =>
  points.reduce((height, point) => height + pointHeight(sheet, point) + 2, 0);

/** Adds a list of short texts. */
export function addPoints(sheet: Sheet, parent: Struct, points: readonly string[]): void {
  const list = sheet.struct('L');
  parent.add(list);
  for (const point of points) addPoint(sheet, list, point);
  list.end();
  sheet.y += 8;
}

function addPoint(sheet: Sheet, list: Struct, point: string): void {
  const width = textWidth(sheet) - bulletIndent;
  if (pointHeight(sheet, point) > roomLeft(sheet)) sheet.addPage();
  const item = sheet.struct('LI');
  list.add(item);
  const top = sheet.y;
  item.add(sheet.struct('Lbl', {}, () => void sheet.fillColor(ink.plan).text('–', margins.left, top)));
  item.add(
    sheet.struct('LBody', {}, () => {
      sheet.fillColor(ink.text).text(point, margins.left + bulletIndent, top, { width, lineGap: 2 });
    }),
  );
  item.end();
  sheet.y += 2;
}
