import { apart, heightOf, pointsOf, ratingSteps, type Box } from '../../src/lab-packet/chart-plot.ts';
import type { PacketMap } from '../../src/lab-packet/packet-map.ts';
import type { PacketChart, PacketSection } from '../../src/lab-packet/packet.ts';
import { ink, margins, roomLeft, textWidth, type Sheet } from './sheet.ts';

type Struct = PDFKit.PDFStructureElement;

/** Height of the map and the chart, in points. */
export const pairHeight = 200;
const pairGap = 24;

/** Adds the map and the chart of a section beside each other; the only one has the whole width. */
export function addFigures(sheet: Sheet, parent: Struct, { map, chart }: PacketSection): void {
  const figures = [
    map && { alt: map.description, draw: (box: Box) => drawMap(sheet, map, box) },
    chart && { alt: chart.description, draw: (box: Box) => drawChart(sheet, chart, box) },
  ].filter((figure) => figure !== undefined);
  if (figures.length === 0) return;
  if (pairHeight > roomLeft(sheet)) sheet.addPage();
  const top = sheet.y;
  const width = (textWidth(sheet) - pairGap * (figures.length - 1)) / figures.length;
  for (const [index, { alt, draw }] of figures.entries()) {
    const box: Box = { x: margins.left + index * (width + pairGap), y: top, width, height: pairHeight };
    addFigure(sheet, parent, alt, box, () => draw(box));
  }
  sheet.x = margins.left;
  sheet.y = top + pairHeight + 14;
}

/** Adds a picture as one figure with its description. */
function addFigure(sheet: Sheet, parent: Struct, alt: string, { x, y, width, height }: Box, draw: () => void): void {
  const placed: FigureOptions = { alt, bbox: [x, y, x + width, y + height], placement: 'Block' };
  const figure = sheet.struct('Figure', placed, () => {
    sheet.save();
    draw();
    sheet.restore();
  });
  parent.add(figure);
  figure.end();
}

/** The types of the library lack where a figure stands, which its release has. */
type FigureOptions = PDFKit.Mixins.StructureElementOptions & { bbox: number[]; placement: 'Block' };

function drawChart(sheet: Sheet, chart: PacketChart, outer: Box): void {
  const box: Box = { x: outer.x + 26, y: outer.y + 4, width: outer.width - 90, height: outer.height - 22 };
  drawGrid(sheet, chart, box);
  const lines = pointsOf(chart, box);
  const labels = apart(
    lines.map((points) => points.at(-1)![1]),
    11,
  );
  for (const [index, points] of lines.entries()) {
    const { label, isMain } = chart.lines[index]!;
    const color = isMain ? ink.plan : ink.compared;
    sheet.lineWidth(isMain ? 2.2 : 1.4).strokeColor(color);
    if (isMain) sheet.undash();
    else sheet.dash(4, { space: 3 });
    drawLine(sheet, points);
    sheet.stroke().undash();
    const x = points.at(-1)![0];
    sheet
      .font('strong')
      .fontSize(8.5)
      .fillColor(color)
      .text(label, x + 6, labels[index]! - 5, { lineBreak: false });
  }
}

function drawLine(sheet: Sheet, points: readonly (readonly [number, number])[]): void {
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) sheet.moveTo(x, y);
    else sheet.lineTo(x, y);
  }
}

function drawGrid(sheet: Sheet, { years }: PacketChart, box: Box): void {
  sheet.font('text').fontSize(8).fillColor(ink.soft).lineWidth(0.5).strokeColor(ink.line);
  for (const step of ratingSteps) {
    const y = heightOf(step, box);
    sheet
      .moveTo(box.x, y)
      .lineTo(box.x + box.width, y)
      .stroke();
    sheet.text(String(step), box.x - 26, y - 4, { width: 20, align: 'right', lineBreak: false });
  }
  const below = box.y + box.height + 6;
  sheet.text(String(years[0]), box.x, below, { lineBreak: false });
  sheet.text(String(years.at(-1)), box.x + box.width - 40, below, { width: 40, align: 'right', lineBreak: false });
}

/** Lines of a few streets are wider, in points: their colors are easier to tell apart. */
const lineWidthOf = ({ groups }: PacketMap): number =>
  groups.reduce((count, { lines }) => count + lines.length, 0) < 100 ? 4 : 0.9;

function drawMap(sheet: Sheet, map: PacketMap, box: Box): void {
  const scale = Math.min(box.width / map.width, box.height / map.height);
  sheet
    .translate(box.x, box.y)
    .scale(scale)
    .lineWidth(lineWidthOf(map) / scale)
    .lineCap('round');
  for (const { fill, lines } of map.groups) {
    sheet.strokeColor(fill);
    for (const line of lines) drawLine(sheet, line);
    sheet.stroke();
  }
}
