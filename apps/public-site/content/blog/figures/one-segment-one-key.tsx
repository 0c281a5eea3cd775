import { storyPlans } from '../../street-networks.ts';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';

/** A network with one segment labeled by name. */
export default function OneSegmentOneKey() {
  return (
    <StreetNetwork
      plan={storyPlans.town}
      description="An example town from above, each street segment in the color of its Pavement Condition Index. Five are labeled with their name and rating, Cedar St with 38 among them."
    />
  );
}
