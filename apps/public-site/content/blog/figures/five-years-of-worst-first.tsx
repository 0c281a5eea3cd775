import { PciHistogram } from '@workspace/ui/road/PciHistogram';

// Percent of the article's 400 lane miles in each band, best first: its table, and its rules run for five years.
const today = [12, 19, 22, 20, 14, 9, 4] as const;
const afterWorstFirst = [15, 16, 19, 20, 18, 11, 1] as const;

/** The article's example network before and after five years of treating the worst streets first. */
export default function FiveYearsOfWorstFirst() {
  return (
    <PciHistogram
      before={today}
      after={afterWorstFirst}
      description="An example network by band of the index, in percent, today and after five years of worst-first spending. Excellent 12 and 15, Very Good 19 and 16, Good 22 and 19, Fair 20 and 20, Poor 14 and 18, Very Poor 9 and 11, Failed 4 and 1."
    />
  );
}
