import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';

/** A network with one segment labeled by name. */
export default function OneSegmentOneKey() {
  return (
    <StreetNetwork description="An example town from above, each street segment in the color of its Pavement Condition Index. One segment, Cedar Street, is called out at 38, Poor." />
  );
}
