import { mix, sampled, smooth } from './plan-lines.ts';
import type { Ground, Line, Point } from './plan-types.ts';

const mile = 67;
const correction = 4;

// A road on each section line, a mile apart. At the correction line the survey began anew, and the roads jog.
const corner = ([column, row]: Point): Point => [
  24 + column * mile + (row >= correction ? 15 : 0),
  28 + row * mile + (row >= correction ? 4 : 0),
];

const creek = smooth([
  [-10, 96],
  [110, 128],
  [210, 92],
  [330, 190],
  [380, 306],
  [470, 330],
  [530, 440],
  [560, 500],
]);
const highway = smooth([
  [0, 402],
  [120, 392],
  [236, 330],
  [330, 250],
  [470, 150],
  [560, 96],
  [640, 84],
]);

function isWet(from: Point, to: Point): boolean {
  return sampled([from, to], 8).some(([x, y]) => creek.some(([cx, cy]) => Math.hypot(x - cx, y - cy) < 13));
}

/** The county seat: a few blocks where the highway meets the section lines. */
function seat(): Line[] {
  const [left, top] = corner([4, 3]);
  const at = (column: number, row: number): Point => [left + column * 17, top + row * 17];
  return [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3].flatMap((column): Line[] => [
      { kind: 'local', points: [at(column, row), at(column + 1, row)] },
      { kind: 'local', points: [at(row, column), at(row, column + 1)] },
    ]),
  );
}

/** A county of section-line roads, with a creek, a state highway and a county seat. */
export function laySections(random: () => number): Ground {
  const lines: Line[] = [];
  const lay = (from: Point, to: Point, line: number) => {
    const kind = line % 3 === 0 ? 'collector' : 'local';
    const isMissing = kind === 'local' && (random() < 0.16 || isWet(from, to));
    if (!isMissing) lines.push({ kind, points: [from, to] });
    // A half-section road that ends at a farm.
    if (random() < 0.09) lines.push({ kind: 'local', points: [mix(from, to, 0.5), farm(from, to)] });
  };
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 10; column += 1) {
      if (column < 9) lay(corner([column, row]), corner([column + 1, row]), row + 1);
      if (row < 6 && row !== correction - 1) lay(corner([column, row]), corner([column, row + 1]), column);
      if (row === correction - 1)
        lay(corner([column, row]), [corner([column, row])[0], corner([0, row + 1])[1]], column);
    }
  const state = highway.slice(1).map((to, index): Line => ({ kind: 'arterial', points: [highway[index]!, to] }));
  const water = `M${creek.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return { lines: [...lines, ...seat(), ...state], place: corner, water, scale: 0.9 };
}

const farm = (from: Point, to: Point): Point => {
  const [x, y] = mix(from, to, 0.5);
  return Math.abs(from[1] - to[1]) < 5 ? [x, y + mile * 0.46] : [x + mile * 0.42, y];
};
