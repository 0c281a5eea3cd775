import { apart, heightOf, pointsOf, ratingSteps, type Box } from '../../src/lab-packet/chart-plot.ts';
import type { PacketMap } from '../../src/lab-packet/packet-map.ts';
import type { PacketChart } from '../../src/lab-packet/packet.ts';
import { ink, margins, roomLeft, textWidth, type Sheet } from './sheet.ts';

type Struct = PDFKit.PDFStructureElement;

/** Height of the map and the chart, in points. */
export const pairHeight = 200;
const pairGap = 24;

/** Adds the map and the chart beside each other; the chart has the whole width where there is no map. */
export function addFigures(sheet: Sheet, parent: Struct, chart: PacketChart, map: PacketMap | undefined): void {
  if (pairHeight > roomLeft(sheet)) sheet.addPage();
  const [top, width] = [sheet.y, textWidth(sheet)];
  const half = (width - pairGap) / 2;
  const chartBox: Box = map
    ? { x: margins.left + half + pairGap, y: top, width: half, height: pairHeight }
    : { x: margins.left, y: top, width, height: pairHeight };
  if (map) {
    const mapBox: Box = { x: margins.left, y: top, width: half, height: pairHeight };
    addFigure(sheet, parent, map.description, mapBox, () => drawMap(sheet, map, mapBox));
  }
  addFigure(sheet, parent, chart.description, chartBox, () => drawChart(sheet, chart, chartBox));
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

function drawMap(sheet: Sheet, map: PacketMap, box: Box): void {
  const scale = Math.min(box.width / map.width, box.height / map.height);
  sheet
    .translate(box.x, box.y)
    .scale(scale)
    .lineWidth(0.9 / scale)
    .lineCap('round');
  for (const { fill, lines } of map.groups) {
    sheet.strokeColor(fill);
    for (const line of lines) drawLine(sheet, line);
    sheet.stroke();
  }
}
