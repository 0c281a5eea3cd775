import { useEffect, useState } from 'react';
import type { LabState } from './lab-state.ts';
import { queryOf } from './query-of.ts';
import { readState } from './read-state.ts';

/** The id of the form with all choices. */
export const formId = 'lab-form';

/** Parts of the state that a form can have in another value before its script runs. */
type EarlyChoices = Pick<LabState, 'a' | 'b' | 'target' | 'curve' | 'costList' | 'costs' | 'streetClass' | 'band'>;

/**
 * Adopts the choices that a person made before the script ran: the browser shows them, and no event tells of them. The
 * sliders adopt their own values.
 */
export function useEarlyChoices(state: LabState, onEarly: (choices: EarlyChoices) => void): void {
  // Read while rendering: once it has hydrated the form, React has reset its radio buttons and its costs.
  const [early] = useState(() => earlyChoicesOf(state));
  useEffect(() => {
    if (early && queryOf({ ...state, ...early }) !== queryOf(state)) onEarly(early);
  }, [early, onEarly, state]);
}

function earlyChoicesOf(state: LabState): EarlyChoices | undefined {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${formId}`);
  if (!form) return undefined;
  const texts = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
  const { a, b, target, curve, costList, costs, streetClass, band } = readState(new URLSearchParams(texts)).state;
  return {
    a: { ...state.a, strategy: a.strategy },
    b: state.b && b && { ...state.b, strategy: b.strategy },
    target,
    curve,
    costList,
    costs,
    streetClass,
    band,
  };
}
