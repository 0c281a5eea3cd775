import type { ReactNode } from 'react';
import { AmountField } from '@workspace/ui/Field';
import type { AmountName } from './input-names.ts';
import { amounts } from './inputs.ts';
import type { Calculator } from './use-calculator.ts';

/** The input field of one number. */
export function NumberField({ name, of, note }: { name: AmountName; of: Calculator; note?: ReactNode }) {
  const { label, unit } = amounts[name];
  return (
    <AmountField
      name={name}
      label={label}
      unit={unit}
      hint={note}
      defaultValue={of.initialInputs[name]}
      error={of.errors[name]}
    />
  );
}
