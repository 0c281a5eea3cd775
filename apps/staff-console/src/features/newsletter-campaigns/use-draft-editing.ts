import { useState } from 'react';
import type { Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';
import { emptyCampaign, type CampaignValues } from './CampaignFields.tsx';

export type DraftValues = CampaignValues;

/** Returns true when a draft stored on the device can be restored: fields may be empty, but all exist. */
const isDraftValues = (values: unknown): values is DraftValues =>
  Object.entries(emptyCampaign).every(
    ([name, empty]) => typeof (values as Record<string, unknown> | null)?.[name] === typeof empty,
  );

/** An API of an earlier release knows one list. */
const audienceOf = ({ emailListId, emailListIds, segmentIds = [], excludedListIds = [] }: Campaign) => ({
  emailListIds: emailListIds ?? (emailListId ? [emailListId] : []),
  segmentIds,
  excludedListIds,
});

/** State of a draft's form: stored on this device until it is saved, with a warning before leaving. */
export function useDraftEditing(campaign: Campaign) {
  const { id, name, subject, blogPostIds, tracksClicks, updatedAt } = campaign;
  const stored: DraftValues = { name, subject, ...audienceOf(campaign), blogPostIds, tracksClicks };
  const [values, setValues] = useState(stored);
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const unsaved = useUnsavedWork({
    resource: 'campaign',
    id,
    values,
    basedOn: updatedAt,
    isChanged,
    isComplete: isDraftValues,
  });
  useUnsavedGuard(isChanged);
  const restore = () => {
    if (unsaved.offered) setValues(unsaved.offered.values);
    unsaved.settle();
  };
  return { values, setValues, isChanged, unsaved, restore };
}

export type DraftEditing = ReturnType<typeof useDraftEditing>;
