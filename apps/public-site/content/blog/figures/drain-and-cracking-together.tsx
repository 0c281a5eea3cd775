import { RoadSurface } from '@workspace/ui/road/RoadSurface';

/** One record that holds both the pavement's distresses and the drain beside them. */
export default function DrainAndCrackingTogether() {
  return <RoadSurface segment="Segment 0412 · Cedar St" pci={38} note="example drawing" />;
}
