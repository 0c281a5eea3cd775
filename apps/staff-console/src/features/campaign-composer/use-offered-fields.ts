import { builtInMergeFields } from '@workspace/contracts/merge-fields';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listSubscriberFields } from '@workspace/contracts/subscriber-fields';

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

/** Returns the merge fields that the composer offers. The pre-flight asks for the fallback of a field of staff's own. */
export function useOfferedFields(): readonly OfferedField[] {
  const fields = useEndpoint(listSubscriberFields, {}).data?.fields ?? [];
  const own = fields.filter(({ key }) => !builtInKeys.includes(key));
  return [...builtIn, ...own.map(({ name, key }) => ({ label: name, text: `{{${key}}}` }))];
}
