import { personFieldNames } from '@workspace/contracts/rule-errors';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import type { SelectOption } from '@workspace/ui/Field';

const others: readonly SelectOption[] = [
  { value: 'list', label: 'On list' },
  { value: 'clickedWithinDays', label: 'Clicked within days' },
  { value: 'joinedWithinDays', label: 'Joined within days' },
  { value: 'source', label: 'Came from' },
];

/** Returns the subjects that a rule can have; a deleted field or an import only where a rule has it already. */
export function subjectOptions(fields: readonly SubscriberField[], current: string): SelectOption[] {
  const options = [
    ...Object.entries(personFieldNames).map(([key, label]) => ({ value: `field:${key}`, label })),
    ...fields.map(({ key, name }) => ({ value: `field:${key}`, label: name })),
    ...others,
  ];
  if (options.some(({ value }) => value === current)) return options;
  const label = current === 'importId' ? 'Came from the import' : `${current.replace('field:', '')} (deleted)`;
  return [...options, { value: current, label }];
}
