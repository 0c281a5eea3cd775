import { useState } from 'react';
import { CampaignDraft, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';
import { emptyCampaign } from './CampaignFields.tsx';

export type DraftValues = Required<CampaignDraft>;

/** Returns true when a draft stored on the device can be restored: fields may be empty, but all exist. */
const isDraftValues = (values: unknown): values is DraftValues =>
  Object.entries(emptyCampaign).every(
    ([name, empty]) => typeof (values as Record<string, unknown> | null)?.[name] === typeof empty,
  );

/** State of a draft's form: stored on this device until it is saved, with a warning before leaving. */
export function useDraftEditing(campaign: Campaign) {
  const { id, name, subject, emailListId, blogPostIds, tracksClicks, updatedAt } = campaign;
  const stored: DraftValues = { name, subject, emailListId, blogPostIds, tracksClicks };
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
