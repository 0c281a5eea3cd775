import { listEmailLists } from '@workspace/contracts/email-lists';
import { listSegments } from '@workspace/contracts/segments';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { formatCount } from '../../layout/format-number.ts';
import { Stack } from '../../layout/Stack.tsx';
import { ChooseSeveral } from './ChooseSeveral.tsx';

/** The people that a campaign goes to, as the form holds them. */
export interface AudienceValues {
  emailListIds: string[];
  segmentIds: string[];
  excludedListIds: string[];
}

export const emptyAudience: AudienceValues = { emailListIds: [], segmentIds: [], excludedListIds: [] };

export const hasAudience = ({ emailListIds, segmentIds }: AudienceValues): boolean =>
  emailListIds.length + segmentIds.length > 0;

function useListOptions() {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists ?? [];
  return lists.map(({ id, name, subscriberCount }) => ({
    value: id,
    label: `${name} (${formatCount(subscriberCount, 'subscriber')})`,
  }));
}

interface AudienceFieldsProps {
  values: AudienceValues;
  onChange: (patch: Partial<AudienceValues>) => void;
}

/** The lists and segments of a campaign, and the lists whose people get nothing. */
export function AudienceFields({ values, onChange }: AudienceFieldsProps) {
  const { emailListIds, segmentIds, excludedListIds } = values;
  const listOptions = useListOptions();
  const segments = useEndpoint(listSegments, {}).data?.segments ?? [];
  return (
    <Stack $gap="md">
      <ChooseSeveral
        label={emailListIds.length === 0 ? 'Email list' : 'Add another list'}
        legend="Goes to"
        hint={hintOf(values, segments.length > 0)}
        placeholder="Choose a list"
        isRequired={!hasAudience(values)}
        options={listOptions.filter(({ value }) => !excludedListIds.includes(value))}
        chosen={emailListIds}
        onChange={(ids) => onChange({ emailListIds: ids })}
      />
      {(segments.length > 0 || segmentIds.length > 0) && (
        <ChooseSeveral
          label="Add a segment"
          legend={emailListIds.length === 0 ? 'Goes to the segments' : 'And to the segments'}
          placeholder="Choose a segment"
          options={segments.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={segmentIds}
          onChange={(ids) => onChange({ segmentIds: ids })}
        />
      )}
      <ChooseSeveral
        label="Leave out people on"
        legend="Without everybody on"
        placeholder={excludedListIds.length === 0 ? 'Nobody is left out' : 'Choose another list'}
        isExclusion
        options={listOptions.filter(({ value }) => !emailListIds.includes(value))}
        chosen={excludedListIds}
        onChange={(ids) => onChange({ excludedListIds: ids })}
      />
    </Stack>
  );
}

function hintOf(values: AudienceValues, hasSegments: boolean): string | undefined {
  if (values.emailListIds.length > 1) return 'A person on several lists gets it once, as a reader of the first';
  return hasSegments && !hasAudience(values) ? 'Or a segment alone' : undefined;
}
