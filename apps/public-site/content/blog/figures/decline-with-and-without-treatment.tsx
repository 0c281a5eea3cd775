import { DeteriorationCurve } from '@workspace/ui/road/DeteriorationCurve';

/** The curve of a group of similar streets, untreated and treated in time. */
export default function DeclineWithAndWithoutTreatment() {
  return (
    <DeteriorationCurve description="An example of pavement condition over 24 years. Untreated, the index falls slowly for about ten years and then steeply, to about 10. Treated at years 7, 12, 17 and 22, it stays above 80." />
  );
}
