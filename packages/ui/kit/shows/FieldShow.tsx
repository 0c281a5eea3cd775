import { useState } from 'react';
import { AmountField, DateField, SelectField, TextArea, TextField } from '../../src/Field/index.ts';
import { State } from '../State.tsx';

const sizes = [
  { value: 'small', label: 'Under 25,000' },
  { value: 'metro', label: 'Over 500,000' },
];

const states = {
  empty: {},
  'with a hint': { hint: 'Lower case, digits and hyphens' },
  required: { required: true },
  'with an error': { required: true, error: 'Write something here' },
  'hint and error': { hint: 'Lower case, digits and hyphens', error: 'This slug is taken' },
  disabled: { disabled: true },
} as const;

/** Dates in ISO form: the library does not know any other format. */
function SomeDate(state: object) {
  const [value, setValue] = useState('2026-01-22');
  const readDay = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);
  return (
    <DateField label="Date" value={value} onText={setValue} readDay={readDay} writeDay={(day) => day} {...state} />
  );
}

/** Five kinds of field, each in the same states. */
export function FieldShow() {
  return Object.entries(states).flatMap(([name, state]) => [
    <State key={`text ${name}`} name={`TextField, ${name}`}>
      <TextField label="Slug" placeholder="a-road-to-plan" {...state} />
    </State>,
    <State key={`amount ${name}`} name={`AmountField, ${name}`}>
      <AmountField label="Lane miles" unit="miles" defaultValue="1,100" {...state} />
    </State>,
    <State key={`date ${name}`} name={`DateField, ${name}`}>
      <SomeDate {...state} />
    </State>,
    <State key={`select ${name}`} name={`SelectField, ${name}`}>
      <SelectField label="City size" placeholder="Choose a size" options={sizes} {...state} />
    </State>,
    <State key={`area ${name}`} name={`TextArea, ${name}`}>
      <TextArea label="Excerpt" defaultValue="What a camera can tell of a thin surface." {...state} />
    </State>,
  ]);
}
