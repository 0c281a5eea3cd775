import { VehicleCamera } from '@workspace/ui/road/VehicleCamera';

export default function TruckWithCamerasAndReceiver() {
  return (
    <VehicleCamera
      hasRoad
      description="A work truck from the side. A rear camera looks back and down at the lane, a second camera under the truck looks straight down, and a receiver on the rack records the position."
    />
  );
}
