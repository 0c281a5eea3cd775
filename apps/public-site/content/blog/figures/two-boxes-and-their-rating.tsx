import { PavementPatch } from '@workspace/ui/road/PavementPatch';

export default function TwoBoxesAndTheirRating() {
  return (
    <PavementPatch
      pci={38}
      description="A piece of pavement from above. Boxes mark a longitudinal crack and an area of alligator cracking; the rating is PCI 38, Poor."
    />
  );
}
