import { ownValue } from '@workspace/contracts/own-value';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { SelectField, TextField } from '@workspace/ui/Field';
import type { FieldTexts } from './field-texts.ts';

interface FieldInputsProps {
  fields: readonly SubscriberField[];
  texts: FieldTexts;
  errors: Readonly<Record<string, string>>;
  onChange: (texts: FieldTexts) => void;
}

const truths = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** An input for each field of a subscriber. */
export function FieldInputs({ fields, texts, errors, onChange }: FieldInputsProps) {
  return fields.map(({ key, name, type }) => {
    const value = ownValue(texts, key) ?? '';
    const shared = {
      label: name,
      value,
      error: ownValue(errors, key),
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...texts, [key]: target.value }),
    };
    if (type === 'boolean') return <SelectField key={key} {...shared} placeholder="Not known" options={truths} />;
    // A date field of the browser cannot show a time.
    const isDay = type === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value));
    return (
      <TextField
        key={key}
        {...shared}
        type={isDay ? 'date' : 'text'}
        inputMode={type === 'number' ? 'decimal' : undefined}
        autoComplete="off"
      />
    );
  });
}
