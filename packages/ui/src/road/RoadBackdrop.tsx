import { boxAround, view } from './ground.ts';
import { Pothole, RoadDistresses } from './RoadDistresses.tsx';
import { RoadDefs, RoadGrain, RoadScene } from './RoadScene.tsx';

/** Findings on the backdrop, in its units, with the side of the box that has room for a label. */
export const backdropFindings = [
  { name: 'Alligator', severity: 'high', box: boxAround(0.04, 1.26, 4.6, 7.6), side: 'right' },
  { name: 'Pothole', severity: 'high', box: boxAround(-1.2, -0.04, 4.2, 5.45), side: 'left' },
] as const;

/**
 * The road of `RoadSurface` without text, 960 units wide and 600 high: the background of an image with its own text.
 */
export function RoadBackdrop() {
  return (
    <svg width={view.width} height={view.height} viewBox={`0 0 ${view.width} ${view.height}`}>
      <RoadDefs id="backdrop" />
      <RoadScene id="backdrop" />
      <RoadDistresses />
      <RoadGrain id="backdrop" />
      <Pothole />
    </svg>
  );
}
