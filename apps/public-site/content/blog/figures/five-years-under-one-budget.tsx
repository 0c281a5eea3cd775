import { PlanYears } from '@workspace/ui/road/PlanYears';

/** Five years of work by treatment under a constant budget. */
export default function FiveYearsUnderOneBudget() {
  return (
    <PlanYears description="An example of five years of work under one budget line, divided into rebuilding, overlays and seals: the share of rebuilding falls each year and the share of sealing grows." />
  );
}
