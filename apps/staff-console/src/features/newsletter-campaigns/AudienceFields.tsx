import { listEmailLists } from '@workspace/contracts/email-lists';
import { listSegments } from '@workspace/contracts/segments';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { formatCount } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
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

/** The lists and segments that can be chosen, undefined until they have loaded, and a notice if that failed. */
function useAudienceOptions() {
  const lists = useEndpoint(listEmailLists, {});
  const segments = useEndpoint(listSegments, {});
  return {
    lists: lists.data?.emailLists.map(({ id, name, subscriberCount }) => ({
      value: id,
      label: `${name} (${formatCount(subscriberCount, 'subscriber')})`,
    })),
    segments: segments.data?.segments.map(({ id, name }) => ({ value: id, label: name })),
    notice: (
      <>
        {lists.error && !lists.data && <NotLoaded subject="The lists" error={lists.error} refresh={lists.refresh} />}
        {segments.error && !segments.data && (
          <NotLoaded subject="The segments" error={segments.error} refresh={segments.refresh} />
        )}
      </>
    ),
  };
}

interface AudienceFieldsProps {
  values: AudienceValues;
  onChange: (patch: Partial<AudienceValues>) => void;
}

/** The lists and segments of a campaign, and the lists whose people get nothing. */
export function AudienceFields({ values, onChange }: AudienceFieldsProps) {
  const { emailListIds, segmentIds, excludedListIds } = values;
  const { lists, segments, notice } = useAudienceOptions();
  const hasSegments = segments !== undefined && segments.length > 0;
  return (
    <Stack $gap="md">
      {notice}
      <ChooseSeveral
        label={emailListIds.length === 0 ? 'Email list' : 'Add another list'}
        legend="Goes to"
        hint={hintOf(values, hasSegments)}
        placeholder="Choose a list"
        isRequired={!hasAudience(values)}
        options={lists?.filter(({ value }) => !excludedListIds.includes(value))}
        chosen={emailListIds}
        onChange={(ids) => onChange({ emailListIds: ids })}
      />
      {(hasSegments || segmentIds.length > 0) && (
        <ChooseSeveral
          label="Add a segment"
          legend={emailListIds.length === 0 ? 'Goes to the segments' : 'And to the segments'}
          placeholder="Choose a segment"
          options={segments}
          chosen={segmentIds}
          onChange={(ids) => onChange({ segmentIds: ids })}
        />
      )}
      <ChooseSeveral
        label="Leave out people on"
        legend="Without everybody on"
        placeholder={excludedListIds.length === 0 ? 'Nobody is left out' : 'Choose another list'}
        isExclusion
        options={lists?.filter(({ value }) => !emailListIds.includes(value))}
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
