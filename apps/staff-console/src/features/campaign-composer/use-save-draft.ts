import { useState } from 'react';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import type { Campaign } from '@workspace/contracts/campaign';
import { CampaignDraft, changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { useLostSave } from '../../layout/use-lost-save.ts';
import { useCampaignAction } from '../newsletter-campaigns/use-campaign-action.ts';
import { toDraft, type DraftEditing, type DraftValues } from '../newsletter-campaigns/use-draft-editing.ts';

interface SaveOptions {
  campaign: Campaign;
  editing: DraftEditing;
  /** Called with the new time of change, before the saved draft is shown. */
  onSaved: (updatedAt: string) => void;
}

/** Saves a draft. `errors` are messages by the path of the field, of the form and of the last save. */
export function useSaveDraft({ campaign: { id, updatedAt, sequenceId }, editing, onSaved }: SaveOptions) {
  const { values, isChanged, markSaved, unsaved } = editing;
  const { send, isSending } = useSend(changeCampaign);
  const [rejected, setRejected] = useState<{ values: DraftValues; fields: Readonly<Record<string, string>> }>();
  const lost = useLostSave<ResponseOf<typeof changeCampaign>>();
  const runAction = useCampaignAction(id);
  const parsed = CampaignDraft.safeParse(toDraft(values));
  const own = parsed.success ? {} : fieldMessages(parsed.error.issues);
  const errors = { ...(rejected?.values === values && rejected.fields), ...own };
  const store = async (draft: CampaignDraft) => {
    try {
      const found = (await lost.find())?.campaign.updatedAt ?? updatedAt;
      const basedOn = found > updatedAt ? found : updatedAt;
      const result = await lost.run(() => send({ params: { id }, body: { ...draft, basedOn } }));
      markSaved(values);
      onSaved(result.campaign.updatedAt);
      return result;
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.fields) setRejected({ values, fields: thrown.fields });
      throw thrown;
    }
  };
  const save = async () => {
    if (!parsed.success || !isChanged || isSending) return;
    // After a conflict, the form of the newer draft offers these words as soon as it opens.
    unsaved.storeNow();
    const words = sequenceId
      ? { done: 'Email of the sequence saved.', otherwise: 'Failed to save the email of the sequence' }
      : { done: 'Newsletter campaign saved.', otherwise: 'Failed to save newsletter campaign' };
    await runAction(store(parsed.data), { ...words, isSave: true });
  };
  return { save, isSending, errors, isReady: parsed.success && isChanged };
}

/** Returns a function that tells if a draft was saved here: its form then stays as it is, with the cursor in it. */
export function useOwnSaves(updatedAt: string) {
  const [own, setOwn] = useState({ key: updatedAt, times: [updatedAt] });
  const isOwn = own.times.includes(updatedAt);
  if (!isOwn) setOwn({ key: updatedAt, times: [updatedAt] });
  return {
    /** Changes when somebody else saved the draft. */
    key: isOwn ? own.key : updatedAt,
    addOwn: (saved: string) => setOwn(({ key, times }) => ({ key, times: [...times, saved] })),
  };
}
