import { useState } from 'react';
import { ownValue } from '@workspace/contracts/own-value';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { FieldInput, type FieldTextsState } from './FieldInput.tsx';
import { fewFields, MoreFields } from './MoreFields.tsx';

interface FieldInputsProps extends FieldTextsState {
  fields: readonly SubscriberField[];
}

/** An input for each field of a subscriber. Of many, those that have a value at first; the others are folded. */
export function FieldInputs({ fields, ...state }: FieldInputsProps) {
  // A field that is emptied stays in its place.
  const [stored] = useState(state.texts);
  const isShown = ({ key }: SubscriberField) => fields.length <= fewFields || (ownValue(stored, key) ?? '') !== '';
  const others = fields.filter((field) => !isShown(field));
  return (
    <>
      {fields.filter(isShown).map((field) => (
        <FieldInput key={field.key} field={field} {...state} />
      ))}
      {others.length > 0 && <MoreFields fields={others} isAll={others.length === fields.length} {...state} />}
    </>
  );
}
