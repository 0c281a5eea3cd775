import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useHydrated } from '../use-hydrated.ts';
import { missingWords, spokenResult } from './spoken-result.ts';
import type { Calculator } from './use-calculator.ts';
import { useRested } from './use-rested.ts';

/** The result for screen readers, in one sentence and only once the typing has stopped. */
export function SpokenResult({ of: { inputs, missing } }: { of: Calculator }) {
  const isHydrated = useHydrated();
  const spoken = useRested(inputs && missing.length === 0 ? spokenResult(inputs) : missingWords(missing), 1_200);
  return <VisuallyHidden as="output">{isHydrated && spoken}</VisuallyHidden>;
}
