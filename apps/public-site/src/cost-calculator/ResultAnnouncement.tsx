import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useHydrated } from '../use-hydrated.ts';
import { missingMessage, formatAnnouncement } from './announced-result.ts';
import type { Calculator } from './use-calculator.ts';
import { useDebounced } from './use-debounced.ts';

/** The result for screen readers, in one sentence and only after typing has stopped. */
export function ResultAnnouncement({ of: { inputs, missing } }: { of: Calculator }) {
  const isHydrated = useHydrated();
  const spoken = useDebounced(
    inputs && missing.length === 0 ? formatAnnouncement(inputs) : missingMessage(missing),
    1_200,
  );
  return <VisuallyHidden as="output">{isHydrated && spoken}</VisuallyHidden>;
}
