import { VehicleCamera } from '@workspace/ui/road/VehicleCamera';

/** The equipment that a county truck carries to survey its routes; the caption names the three numbers. */
export default function CamerasOnACountyTruck() {
  return (
    <VehicleCamera
      hasRoad
      description="A work truck from the side. Number 1 is a camera over its back that looks at the lane behind, number 2 a camera under the chassis that looks straight down, number 3 a receiver for the position."
    />
  );
}
