import type { Network, Point, StreetClass } from '../../road-network/segment.ts';
import { bandOfRating } from '../plan-result.ts';
import {
  bandFills,
  casing,
  drawnClasses,
  failedBand,
  failedEdge,
  lineWidths,
  riverWidth,
  widening,
} from './map-style.ts';
import { wholeView, type MapView } from './map-view.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Colors of the scheme that the page has. */
export interface MapColors {
  readonly ground: string;
  readonly ink: string;
  readonly river: string;
  /** Color beside streets of the last band; undefined on ground where they need no edge. */
  readonly failedEdge?: string | undefined;
}

export interface MapContent {
  readonly network: Network & { readonly river?: readonly Point[] };
  /** Whole ratings of the shown year by index of the segment. */
  readonly ratings: Uint8Array;
  readonly view: MapView;
  readonly colors: MapColors;
  /** Index of the segment under the pointer or the keys, and of the selected one. */
  readonly current?: number | undefined;
  readonly selected?: number | undefined;
}

/** Device pixels across a map, and how many of them are one CSS pixel. */
export interface MapSize {
  readonly pixels: number;
  readonly ratio: number;
}

/** Draws all streets in a few paths, one for each class and band. */
export function drawMap(canvas: HTMLCanvasElement | OffscreenCanvas, size: MapSize, content: MapContent): void {
  const { pixels, ratio } = size;
  const height = Math.round(pixels / 1.6);
  if (canvas.width !== pixels || canvas.height !== height) Object.assign(canvas, { width: pixels, height });
  const context = canvas.getContext('2d', { alpha: false }) as Context;
  const { network, view, colors } = content;
  const scale = canvas.width / view.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  context.lineJoin = 'round';
  if (network.river) {
    context.lineCap = 'butt';
    stroke(context, network.river, riverWidth, colors.river);
  }
  context.lineCap = 'round';
  const widthOf = widthsIn(content, widening(pixels / ratio));
  for (const streetClass of drawnClasses) drawClass(context, streetClass, widthOf(streetClass), content);
  for (const index of [content.current, content.selected])
    if (index !== undefined) drawMarked(context, index, widthOf, content);
}

/** Lines grow half as fast as the map. */
function widthsIn({ network, view }: MapContent, factor: number): (streetClass: StreetClass) => number {
  const whole = wholeWidthOf(network);
  const unit = (whole / 1000) * Math.sqrt(view.width / whole) * Math.min(1, Math.sqrt(2600 / network.segments.length));
  return (streetClass) => lineWidths[streetClass] * unit * factor;
}

const wholeWidths = new WeakMap<Network, number>();
function wholeWidthOf(network: Network): number {
  const width = wholeWidths.get(network) ?? wholeView(network).width;
  wholeWidths.set(network, width);
  return width;
}

function drawClass(
  context: Context,
  streetClass: StreetClass,
  width: number,
  { network: { segments }, ratings, colors }: MapContent,
): void {
  const paths = bandFills.map(() => new Path2D());
  const all = new Path2D();
  for (const [index, segment] of segments.entries()) {
    if (segment.streetClass !== streetClass) continue;
    trace(paths[bandOfRating[ratings[index]!]!]!, segment.line);
    if (streetClass === 'arterial') trace(all, segment.line);
  }
  if (streetClass === 'arterial') {
    context.lineWidth = width * (1 + casing / lineWidths.arterial);
    context.strokeStyle = colors.ground;
    context.stroke(all);
  }
  context.lineWidth = width;
  for (const [band, path] of paths.entries()) {
    if (band === failedBand && colors.failedEdge) {
      context.lineWidth = width * (1 + failedEdge.width / lineWidths[streetClass]);
      context.strokeStyle = colors.failedEdge;
      context.stroke(path);
      context.lineWidth = width;
    }
    context.strokeStyle = bandFills[band]!;
    context.stroke(path);
  }
}

function drawMarked(
  context: Context,
  index: number,
  widthOf: (streetClass: StreetClass) => number,
  { network, ratings, colors }: MapContent,
): void {
  const { line, streetClass } = network.segments[index]!;
  const width = Math.max(widthOf(streetClass), widthOf('collector'));
  const step = widthOf('local');
  stroke(context, line, width + 5 * step, colors.ink);
  stroke(context, line, width + 2.6 * step, colors.ground);
  stroke(context, line, width, bandFills[bandOfRating[ratings[index]!]!]!);
}

function stroke(context: Context, line: readonly Point[], width: number, style: string): void {
  const path = new Path2D();
  trace(path, line);
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke(path);
}

function trace(path: Path2D, line: readonly Point[]): void {
  for (const [index, [x, y]] of line.entries())
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
}
