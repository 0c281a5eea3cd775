import { CostLanes } from '@workspace/ui/road/CostLanes';

const inTime = {
  name: 'Overlay in time',
  total: '$12,500 a year',
  parts: [{ name: 'overlay every 12 years', amount: 12_500, shade: '1' as const }],
};
const tooLate = {
  name: 'Rebuild after failure',
  total: '$30,000 a year',
  parts: [{ name: 'rebuild every 20 years', amount: 30_000, shade: '1' as const }],
};

/** The article's example: the cost of a year of service of one lane mile, with the overlay's window kept and missed. */
export default function AYearOfOneLaneMile() {
  return (
    <CostLanes
      today={inTime}
      ours={tooLate}
      description="An example, for one lane mile. Overlaying every 12 years costs $12,500 for each year of service. Waiting until the base fails and rebuilding every 20 years costs $30,000; the difference of $17,500 is hatched in red."
    />
  );
}
