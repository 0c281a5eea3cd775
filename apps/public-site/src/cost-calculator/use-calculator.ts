import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AmountName } from './input-names.ts';
import { amounts, type CostInputs } from './inputs.ts';
import { inputsOf, rawInputsOf, type FieldErrors, type RawInputs } from './raw-inputs.ts';

interface State {
  rawInputs: RawInputs;
  /** Fields whose error is shown. A field shows no error while the user types in it. */
  announced: readonly AmountName[];
  /** The last valid inputs. */
  inputs: CostInputs | undefined;
}

export interface Calculator {
  form: RefObject<HTMLFormElement | null>;
  /** Initial values of the fields: inputs are uncontrolled, so that the form keeps text typed before hydration. */
  initialInputs: RawInputs;
  rawInputs: RawInputs;
  errors: FieldErrors;
  /** Inputs of the result; undefined while there have been no valid ones. */
  inputs: CostInputs | undefined;
  /** Labels of the fields without a usable number. When empty, the result matches the fields. */
  missing: readonly string[];
  /** Call `applyInputs` on every input of the form, and `announce` when a field loses focus or the form is submitted. */
  applyInputs: () => void;
  announce: () => void;
}

/** State of the calculator's form: starts with the query's values or the presets, and follows the typing. */
export function useCalculator(searchParams: URLSearchParams): Calculator {
  const form = useRef<HTMLFormElement>(null);
  const [initialInputs] = useState(() => rawInputsOf(searchParams));
  const [{ rawInputs, announced, inputs }, setState] = useState<State>(() => {
    const read = inputsOf(initialInputs);
    return { rawInputs: initialInputs, announced: namesOf(read.errors), inputs: read.inputs };
  });
  const read = inputsOf(rawInputs);
  const applyInputs = () => {
    const typed = rawInputsOf(new FormData(form.current!));
    const { inputs: whole, errors } = inputsOf(typed);
    setState((last) => ({
      rawInputs: typed,
      announced: last.announced.filter((name) => errors[name]),
      inputs: whole ?? last.inputs,
    }));
  };
  const announce = () => setState((last) => ({ ...last, announced: namesOf(inputsOf(last.rawInputs).errors) }));
  // Reads text typed before hydration or restored by the browser. Its fields may have lost the focus meanwhile.
  useEffect(() => {
    applyInputs();
    if (!form.current!.contains(document.activeElement)) announce();
  }, []);
  const errors: FieldErrors = Object.fromEntries(announced.map((name) => [name, read.errors[name]]));
  const missing = namesOf(read.errors).map((name) => amounts[name].label);
  return { form, initialInputs, rawInputs, errors, inputs, missing, applyInputs, announce };
}

const namesOf = (errors: FieldErrors) => Object.keys(errors) as AmountName[];
