import { groundPath, meterAt, project, strip, view, type GroundPoint } from './ground.ts';
import { seeded } from './seeded.ts';

// Everything is computed once, when the module loads, in meters on the road.
const { width, height, horizon } = view;
const far = 260;
const near = 2.6;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

// Crowns grow toward the picture's sides, where the trees are closer.
function treeline(seed: number, low: number, tall: number): string {
  const random = seeded(seed);
  let [x, y] = [-30, horizon - low - tall];
  let path = `M${x} ${y}`;
  while (x < width + 30) {
    const side = Math.abs(x - width / 2) / (width / 2);
    const crown = 22 + random() * 28;
    const mass = 0.35 + 0.65 * Math.abs(Math.sin(x / 71 + seed) * Math.sin(x / 29 + seed * 2));
    const next = horizon - low - tall * side * mass;
    path += `q${Math.round(crown / 2)} ${Math.round(next - y - 5 - random() * 6)} ${Math.round(crown)} ${Math.round(next - y)}`;
    x += Math.round(crown);
    y += Math.round(next - y);
  }
  return `${path}V${horizon + 14}H-30Z`;
}

function pole(ahead: number): string {
  const [x, foot] = project([5.6, ahead]);
  const [, top] = project([5.6, ahead], 8.4);
  const arm = Math.round(meterAt(ahead) * 0.9);
  const [, armY] = project([5.6, ahead], 7.7);
  return `M${x} ${foot}V${top}M${x - arm} ${armY}h${2 * arm}`;
}

function wire(side: number): string {
  const stops = [6, 22, 34, 48, 66, 92, 140].map((ahead) => project([5.6 + side * 0.8, ahead], 7.8));
  return stops
    .map(([x, y], index) => {
      const last = stops[index - 1];
      if (!last) return `M${x} ${y}`;
      return `Q${Math.round((x + last[0]) / 2)} ${Math.round((y + last[1]) / 2 + (last[0] - x) * 0.045)} ${x} ${y}`;
    })
    .join('');
}

/** Paths of everything static: skyline, road, markings, curb. */
export const scene = {
  hills: treeline(4, 12, 58),
  trees: treeline(9, 2, 62),
  // The skyline of a town's edge: roofs and a water tower.
  roofs: `M214 ${horizon + 6}v-24l22 -14l22 14v24zM262 ${horizon + 6}v-16h44v16zM668 ${horizon + 6}v-20h30l14 -10l14 10v20z`,
  tower: `M338 ${horizon}l5 -40h14l5 40M350 ${horizon}v-40M335 ${horizon - 40}h30q5 -22 -15 -24q-20 2 -15 24z`,
  poles: [22, 34, 48, 66, 92].map(pole).join(''),
  wires: wire(-1) + wire(1),
  verge: `M0 ${horizon}H${width}V${height}H0Z`,
  walk: strip(3.5, 7.2, near, far),
  walkJoints: [3.4, 4.4, 5.6, 7.2, 9.4, 12.4, 16.5]
    .map((at) =>
      groundPath([
        [3.6, at],
        [7.2, at],
      ]),
    )
    .join(''),
  kerbFace: strip(3.3, 3.5, near, far),
  gutter: strip(2.75, 3.3, near, far),
  road: strip(-6.2, 2.75, near, far),
  wheelPaths: strip(-1.15, -0.55, near, 90) + strip(0.55, 1.15, near, 90) + strip(-4.4, -3.7, near, 90),
  seam: groundPath([
    [-1.62, near],
    [-1.66, 8],
    [-1.6, 20],
    [-1.62, 80],
  ]),
  edge: strip(1.86, 1.99, near, 120),
  farEdge: strip(-5.6, -5.46, near, 120),
  dashes: range(7)
    .map((i) => strip(-1.86, -1.7, 3.4 + i * 9, 6.4 + i * 9))
    .join(''),
  crossing: range(9)
    .map((i) => strip(-5.1 + i * 0.82, -4.7 + i * 0.82, 33, 36.5))
    .join(''),
  stopLine: strip(-1.5, 1.8, 30.6, 31.2),
};

/** Posts at the road's edge every 10 ft (3.048 m), the distance between two images. */
export const tenFootMarks = range(5).map((i) => {
  const at: GroundPoint = [2.62, 4.1 + i * 3.048];
  const [x, y] = project(at);
  return { x, y, width: Math.round(meterAt(at[1]) * 0.42) };
});
