import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldSentences } from '@workspace/contracts/endpoint/field-sentences';
import { CampaignDraft, createCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useDeed } from '../../layout/use-deed.ts';
import { CampaignFields, emptyCampaign, isWhole } from './CampaignFields.tsx';

/** Stores a draft and leads to its page, where it is looked at before it goes out. */
export function CreateCampaignDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(emptyCampaign);
  const { store, isSending } = useStoreDraft();
  const parsed = CampaignDraft.safeParse(values);
  const faults = parsed.success ? {} : fieldSentences(parsed.error.issues);
  return (
    <FormDialog
      size="lg"
      title="Create a campaign"
      description="It is stored as a draft. Nothing is sent before you say so on its page."
      submitLabel="Create Campaign"
      canSubmit={isWhole(values)}
      isBusy={isSending}
      onSubmit={() => parsed.success && void store(parsed.data, onClose)}
      hasUnsavedChanges={JSON.stringify(values) !== JSON.stringify(emptyCampaign)}
      onClose={onClose}
    >
      <CampaignFields values={values} faults={faults} onChange={setValues} />
    </FormDialog>
  );
}

function useStoreDraft() {
  const { send, isSending } = useSend(createCampaign);
  const keep = useKeep();
  const deed = useDeed();
  const toast = useToast();
  const navigate = useNavigate();
  const path = useConsolePath();
  const store = async (body: CampaignDraft, onStored: () => void) => {
    const answer = await deed(send({ body }), 'Failed to create newsletter campaign');
    if (!answer) return;
    keep(listCampaigns, {}, ({ campaigns }) => ({ campaigns: [answer.campaign, ...campaigns] }));
    toast({ title: 'Success', description: 'Newsletter campaign created successfully' });
    onStored();
    void navigate(path(`campaigns/${answer.campaign.id}`));
  };
  return { store, isSending };
}
