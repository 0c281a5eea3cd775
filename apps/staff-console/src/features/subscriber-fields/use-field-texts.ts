import { useState } from 'react';
import type { FieldValues } from '@workspace/contracts/field-values';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listSubscriberFields } from '@workspace/contracts/subscriber-fields';
import { changedFields, textsOf } from './field-texts.ts';

/** State of the inputs for the fields of a list's subscriber, from the stored values. */
export function useFieldTexts(listId: string, values: FieldValues) {
  const stored = textsOf(values);
  const [texts, setTexts] = useState(stored);
  const definitions = useEndpoint(listSubscriberFields, { query: { emailListId: listId } }).data?.fields ?? [];
  const { values: changed, errors } = changedFields(definitions, stored, texts);
  const hasErrors = Object.keys(errors).length > 0;
  return {
    values: changed,
    canSave: !hasErrors,
    isChanged: hasErrors || Object.keys(changed).length > 0,
    inputs: { fields: definitions, texts, errors, onChange: setTexts },
  };
}
