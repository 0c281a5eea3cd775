import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { drawnSegment } from '../../example-streets.ts';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';

export default function StreetWithPotholeAndDrain() {
  return <RoadSurface {...drawnSegment} note={`Example drawing. ${bandNamesNote}`} />;
}
