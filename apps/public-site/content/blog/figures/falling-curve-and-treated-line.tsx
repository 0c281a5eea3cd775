import { DeteriorationCurve } from '@workspace/ui/road/DeteriorationCurve';

export default function FallingCurveAndTreatedLine() {
  return (
    <DeteriorationCurve description="Condition against 24 years for one pavement, as an example. Left alone it stays high for some years and then falls steeply; treated four times it stays in the upper bands." />
  );
}
