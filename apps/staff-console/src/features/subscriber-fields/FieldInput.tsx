import { ownValue } from '@workspace/contracts/own-value';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { SelectField, TextField } from '@workspace/ui/Field';
import type { FieldTexts } from './field-texts.ts';

/** The texts of fields, their errors by key, and the change of one. */
export interface FieldTextsState {
  texts: FieldTexts;
  errors: Readonly<Record<string, string>>;
  onChange: (texts: FieldTexts) => void;
}

interface FieldInputProps extends FieldTextsState {
  field: SubscriberField;
}

const truths = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The input for a field of a subscriber, by its type. */
export function FieldInput({ field: { key, name, type }, texts, errors, onChange }: FieldInputProps) {
  const value = ownValue(texts, key) ?? '';
  const shared = {
    label: name,
    value,
    error: ownValue(errors, key),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...texts, [key]: target.value }),
  };
  if (type === 'boolean') return <SelectField {...shared} placeholder="Not known" options={truths} />;
  // A date field of the browser cannot show a time.
  const isDay = type === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value));
  return (
    <TextField
      {...shared}
      type={isDay ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
}
