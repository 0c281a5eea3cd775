import { useEffect, useRef, useState } from 'react';

/** Values of a form by the names of its fields. */
export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Follows the fields of a form. They are uncontrolled, so that text typed before hydration stays: give them
 * `initialValues`, and call `readFields` on every input of the form.
 */
export function useFields<Name extends string>(initial: FieldValues<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [initialValues] = useState(initial);
  const [values, setValues] = useState(initialValues);
  const readFields = () => {
    const data = new FormData(form.current!);
    const textOf = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    setValues((last) => Object.fromEntries(Object.keys(last).map((name) => [name, textOf(name)])) as FieldValues<Name>);
  };
  useEffect(readFields, []);
  return { form, initialValues, values, readFields };
}
