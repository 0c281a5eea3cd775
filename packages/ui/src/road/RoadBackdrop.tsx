import { boxAround, view } from './ground.ts';
import { Pothole, RoadDistresses } from './RoadDistresses.tsx';
import { RoadDefs, RoadGrain, RoadScene } from './RoadScene.tsx';

/** What the camera found on the backdrop, in its units, and the side of the box that has room for words. */
export const backdropFinds = [
  { name: 'Alligator', severity: 'high', box: boxAround(0.04, 1.42, 4.6, 7.6), side: 'right' },
  { name: 'Pothole', severity: 'high', box: boxAround(-1.2, -0.04, 4.2, 5.45), side: 'left' },
] as const;

/** The road of `RoadSurface` without a word in it, 960 units wide and 600 high: the ground of a picture that sets its own. */
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
