import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';
import { surfaceOf } from '../../street-networks.ts';

export default function StreetWithPotholeAndDrain() {
  return <RoadSurface {...surfaceOf('city', 'Fulton St')} note={`Example drawing. ${bandNamesNote}`} />;
}
