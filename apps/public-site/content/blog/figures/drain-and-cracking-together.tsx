import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';
import { surfaceOf } from '../../street-networks.ts';

/** One record that holds both the pavement's distresses and the drain beside them. */
export default function DrainAndCrackingTogether() {
  return <RoadSurface {...surfaceOf('city', 'Fulton St')} note={`example drawing. ${bandNamesNote}`} />;
}
