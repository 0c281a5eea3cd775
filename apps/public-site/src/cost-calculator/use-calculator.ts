import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AmountName } from './input-names.ts';
import { amounts, type CostInputs } from './inputs.ts';
import { inputsOf, rawInputsOf, type FieldErrors, type RawInputs } from './raw-inputs.ts';

interface State {
  rawInputs: RawInputs;
  /** Fields whose fault is said. One that is being typed in is left in peace until it is left. */
  told: readonly AmountName[];
  /** The last inputs that were whole. */
  inputs: CostInputs | undefined;
}

export interface Calculator {
  form: RefObject<HTMLFormElement | null>;
  /** What the fields began with: they belong to the form, which keeps what is typed before script runs. */
  begun: RawInputs;
  rawInputs: RawInputs;
  faults: FieldErrors;
  /** What the result is made of; undefined when there has been nothing whole yet. */
  inputs: CostInputs | undefined;
  /** The labels of the fields without a usable number. With none, the result is made of what stands in the fields. */
  missing: readonly string[];
  /** To be called on every input of the form, and whenever a field is left or the form is sent. */
  take: () => void;
  tell: () => void;
}

/** The calculator's form: begins with what is asked, or with the presets, and follows what is typed. */
export function useCalculator(searchParams: URLSearchParams): Calculator {
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => rawInputsOf(searchParams));
  const [{ rawInputs, told, inputs }, setState] = useState<State>(() => {
    const read = inputsOf(begun);
    return { rawInputs: begun, told: namesOf(read.faults), inputs: read.inputs };
  });
  const read = inputsOf(rawInputs);
  const take = () => {
    const typed = rawInputsOf(new FormData(form.current!));
    const { inputs: whole, faults } = inputsOf(typed);
    setState((last) => ({
      rawInputs: typed,
      told: last.told.filter((name) => faults[name]),
      inputs: whole ?? last.inputs,
    }));
  };
  const tell = () => setState((last) => ({ ...last, told: namesOf(inputsOf(last.rawInputs).faults) }));
  // What was typed before script ran, or put back by the browser.
  useEffect(take, []);
  const faults: FieldErrors = Object.fromEntries(told.map((name) => [name, read.faults[name]]));
  const missing = namesOf(read.faults).map((name) => amounts[name].label);
  return { form, begun, rawInputs, faults, inputs, missing, take, tell };
}

const namesOf = (faults: FieldErrors) => Object.keys(faults) as AmountName[];
