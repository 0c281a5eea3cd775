import type { Network, Point } from '../../road-network/segment.ts';

/** The part of the plan that the map shows, in feet. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  /** Feet across the width of the map. */
  readonly width: number;
}

/** The extent of a network. */
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const aspect = 1.6;
const padding = 0.015;

/** Returns the view that shows all streets in the middle of a map with the proportions of this page. */
export function wholeView({ segments }: Pick<Network, 'segments'>): MapView {
  const { left, top, width, height } = extentOf(segments.flatMap(({ line }) => line));
  const across = Math.max(width, height * aspect, 100) * (1 + 2 * padding);
  return { x: left - (across - width) / 2, y: top - (across / aspect - height) / 2, width: across };
}

function extentOf(points: readonly Point[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return points.length > 0
    ? { left, top, width: right - left, height: bottom - top }
    : { left: 0, top: 0, width: 0, height: 0 };
}

/** Returns the point in the middle of a view. */
export const middleOfView = ({ x, y, width }: MapView): Point => [x + width / 2, y + width / aspect / 2];

const closest = 1 / 12;

/** Returns the view after zooming by a factor around a point that stays in its place. */
export function zoomed(view: MapView, factor: number, [x, y]: Point, whole: MapView): MapView {
  const width = Math.min(whole.width, Math.max(whole.width * closest, view.width / factor));
  const share = width / view.width;
  return within({ x: x - (x - view.x) * share, y: y - (y - view.y) * share, width }, whole);
}

/** Returns the view moved so that it shows no more than the whole. */
export function within({ x, y, width }: MapView, whole: MapView): MapView {
  const clamp = (value: number, from: number, size: number, sizeOfWhole: number) =>
    Math.min(from + sizeOfWhole - size, Math.max(from, value));
  return {
    x: clamp(x, whole.x, width, whole.width),
    y: clamp(y, whole.y, width / aspect, whole.width / aspect),
    width,
  };
}

/** Returns a view that contains a point with some room around it. */
export function showing(view: MapView, [x, y]: Point, whole: MapView): MapView {
  const [width, height] = [view.width, view.width / aspect];
  const room = width * 0.08;
  const isInside = x > view.x + room && x < view.x + width - room && y > view.y + room && y < view.y + height - room;
  return isInside ? view : within({ x: x - width / 2, y: y - height / 2, width }, whole);
}
