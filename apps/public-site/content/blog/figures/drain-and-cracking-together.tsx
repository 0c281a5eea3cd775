import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { drawnSegment } from '../../example-streets.ts';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';

/** One record that holds both the pavement's distresses and the drain beside them. */
export default function DrainAndCrackingTogether() {
  return <RoadSurface {...drawnSegment} note={`example drawing. ${bandNamesNote}`} />;
}
