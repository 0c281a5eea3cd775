import { useState } from 'react';
import { CampaignDraft, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';
import { emptyCampaign } from './CampaignFields.tsx';

export type DraftValues = Required<CampaignDraft>;

/** Whether what was kept on the device can be put back: fields may be empty, but each is there. */
const isDraftValues = (values: unknown): values is DraftValues =>
  Object.entries(emptyCampaign).every(
    ([name, empty]) => typeof (values as Record<string, unknown> | null)?.[name] === typeof empty,
  );

/** A draft's fields while they are changed: kept on this device until they are saved, and asked about before they are left. */
export function useDraftEditing(campaign: Campaign) {
  const { id, name, subject, emailListId, blogPostIds, tracksClicks, updatedAt } = campaign;
  const stored: DraftValues = { name, subject, emailListId, blogPostIds, tracksClicks };
  const [values, setValues] = useState(stored);
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const unsaved = useUnsavedWork({
    noun: 'campaign',
    thing: id,
    values,
    basedOn: updatedAt,
    isChanged,
    isWhole: isDraftValues,
  });
  useUnsavedGuard(isChanged);
  const restore = () => {
    if (unsaved.offered) setValues(unsaved.offered.values);
    unsaved.settle();
  };
  return { values, setValues, isChanged, unsaved, restore };
}

export type DraftEditing = ReturnType<typeof useDraftEditing>;
