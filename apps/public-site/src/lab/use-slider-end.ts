import { useMemo, useState } from 'react';
import { assumptionsOf } from './cost-fields.ts';
import { shownPlanOf } from './lab-state.ts';
import { dearestJob, sliderEnd } from './slider-end.ts';
import type { Lab } from './use-lab.ts';

/** Returns the end of the budget's slider: the plan, the budget that the answer offers and each street fit below it. */
export function useSliderEnd({ state: { curve, costList, costs, target, ...plan }, plans, network }: Lab): number {
  const { figures, hold, isLooking } = plans;
  const { backlog } = figures.nothing[0]!;
  const dearest = useMemo(
    () => (network ? dearestJob(network, assumptionsOf({ curve, costList, costs })) : 0),
    [network, curve, costList, costs],
  );
  // A budget that was found for other streets may be far too large for these.
  const found = (!isLooking && hold.found?.budget) || 0;
  return useLargest(
    sliderEnd(backlog, dearest, found, shownPlanOf(plan).budget),
    `${sliderEnd(backlog, dearest)} ${target}`,
  );
}

/** Returns the largest value since the base changed: the scale must not shrink below a thumb that someone drags. */
function useLargest(value: number, base: string): number {
  const [last, setLast] = useState({ base, value });
  const largest = last.base === base ? Math.max(last.value, value) : value;
  if (last.base !== base || last.value !== largest) setLast({ base, value: largest });
  return largest;
}
