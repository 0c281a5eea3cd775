import { RoadSurface } from '@workspace/ui/road/RoadSurface';

export default function StreetWithPotholeAndDrain() {
  return <RoadSurface segment="Segment 0412 · Cedar St" pci={38} note="Example drawing" />;
}
