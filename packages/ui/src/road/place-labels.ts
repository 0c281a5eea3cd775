import { between, middleOf, sampled } from './plan-lines.ts';
import type { Point } from './plan-types.ts';

/** Height of a label's letters in units of the plan, on a phone; at 360 px they are 11 px or more. */
export const labelSize = 26;
const chipWidth = 44;
const height = 36;

/** A street's name and rating beside it, with a line from the street to the label. */
export interface PlanLabel {
  readonly street: string;
  readonly pci: number;
  readonly at: Point;
  /** Side of the street; the label shrinks toward it in a large drawing. */
  readonly side: Side;
  readonly foot: Point;
  readonly box: LabelBox;
}

interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sides = ['above', 'below', 'right', 'left'] as const;
type Side = (typeof sides)[number];

const widthOf = (street: string) => Math.round(street.length * labelSize * 0.55 + 16 + chipWidth);
const reaches = [16, 26, 38, 52, 68, 86, 106, 130];

function boxAt([x, y]: Point, side: Side, reach: number, width: number): LabelBox {
  const [left, top] = {
    above: [x - width / 2, y - reach - height],
    below: [x - width / 2, y + reach],
    right: [x + reach, y - height / 2],
    left: [x - reach - width, y - height / 2],
  }[side] as [number, number];
  // A label above or below may slide along to stay in the field.
  const slid = side === 'above' || side === 'below' ? Math.min(634 - width, Math.max(6, left)) : left;
  return { x: Math.round(slid), y: Math.round(top), width, height };
}

const isInField = ({ x, y, width }: LabelBox) => x >= 4 && y >= 4 && x + width <= 636 && y + height <= 476;
const touches = (a: LabelBox, b: LabelBox) =>
  a.x < b.x + b.width + 8 && b.x < a.x + a.width + 8 && a.y < b.y + b.height + 8 && b.y < a.y + a.height + 8;
const covers = (box: LabelBox, [x, y]: Point) =>
  x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 4 && y < box.y + box.height + 4;

function footOf(box: LabelBox, [x, y]: Point, side: Side): Point {
  if (side === 'right') return [box.x, Math.round(y)];
  if (side === 'left') return [box.x + box.width, Math.round(y)];
  return [Math.round(x), side === 'above' ? box.y + box.height : box.y];
}

/** Places a label at each street so that none covers another or a named street. Throws where there is no room. */
export function placeLabels(
  streets: readonly { street: string; pci: number; points: readonly Point[] }[],
): readonly PlanLabel[] {
  const lines = streets.map(({ points }) => [points[0]!, ...sampled(points, 6)]);
  const placed: PlanLabel[] = [];
  for (const { street, pci, points } of streets) {
    const at = middleOf(points);
    const options = reaches.flatMap((reach) =>
      sides.map((side) => ({ side, reach, box: boxAt(at, side, reach, widthOf(street)) })),
    );
    const isFree = ({ side, box }: (typeof options)[number]) => {
      const leader = sampled([at, footOf(box, at, side)], 6);
      return (
        isInField(box) &&
        !placed.some((other) => touches(box, other.box) || leader.some((point) => covers(other.box, point))) &&
        !placed.some((other) => sampled([other.at, other.foot], 6).some((point) => covers(box, point))) &&
        !lines.some((line) => line.some((point) => covers(box, point) && between(point, at) > 1))
      );
    };
    const option = options.find(isFree);
    if (!option) throw new Error(`No room for the label of ${street}.`);
    const { side, box } = option;
    placed.push({ street, pci: Math.round(pci), at, side, foot: footOf(box, at, side), box });
  }
  return placed;
}
