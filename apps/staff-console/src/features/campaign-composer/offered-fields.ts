import { createContext } from 'react';
import { builtInMergeFields } from '@workspace/contracts/merge-fields';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';

/** A merge field to insert. */
export interface OfferedField {
  label: string;
  text: string;
}

/** The fields that every subscriber has, with a fallback to change. */
const builtIn: readonly OfferedField[] = [
  { label: 'First name', text: '{{firstName|there}}' },
  { label: 'Full name', text: '{{name|there}}' },
  { label: 'Last name', text: '{{lastName|neighbor}}' },
  { label: 'Email address', text: '{{email}}' },
];

const builtInKeys: readonly string[] = builtInMergeFields;

/** The merge fields that the composer offers. */
export const OfferedFields = createContext(builtIn);

/**
 * Returns the merge fields that a reader of the audience can have. Segments may have people of any list. The pre-flight
 * asks for the fallback of a field of staff's own.
 */
export function offeredFields(
  fields: readonly SubscriberField[],
  { emailListIds, segmentIds }: { emailListIds: readonly string[]; segmentIds: readonly string[] },
): readonly OfferedField[] {
  const isOfAnyList = emailListIds.length === 0 || segmentIds.length > 0;
  const own = fields.filter(
    ({ key, emailListId }) =>
      !builtInKeys.includes(key) && (isOfAnyList || emailListId === null || emailListIds.includes(emailListId)),
  );
  return [...builtIn, ...own.map(({ name, key }) => ({ label: name, text: `{{${key}}}` }))];
}
