import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { CampaignDraft, createCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { CampaignFields, emptyCampaign, isComplete } from './CampaignFields.tsx';
import { campaignsOnPage } from './campaigns-on-page.ts';

/** Stores a draft and opens its page, for review before sending. */
export function CreateCampaignDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(emptyCampaign);
  const { store, isSending } = useStoreDraft();
  const parsed = CampaignDraft.safeParse(values);
  const inputErrors = parsed.success ? {} : fieldMessages(parsed.error.issues);
  return (
    <FormDialog
      size="lg"
      title="Create a campaign"
      description="It is stored as a draft. Nothing is sent before you say so on its page."
      submitLabel="Create Campaign"
      canSubmit={isComplete(values)}
      isBusy={isSending}
      onSubmit={() => parsed.success && void store(parsed.data, onClose)}
      hasUnsavedChanges={JSON.stringify(values) !== JSON.stringify(emptyCampaign)}
      onClose={onClose}
    >
      <CampaignFields values={values} inputErrors={inputErrors} onChange={setValues} />
    </FormDialog>
  );
}

function useStoreDraft() {
  const { send, isSending } = useSend(createCampaign);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const toast = useToast();
  const navigate = useNavigate();
  const path = useConsolePath();
  const store = async (body: CampaignDraft, onStored: () => void) => {
    const result = await runAction(send({ body }), 'Failed to create newsletter campaign');
    if (!result) return;
    updateCached(listCampaigns, campaignsOnPage(1), ({ campaigns, ...others }) => ({
      ...others,
      campaigns: [result.campaign, ...campaigns],
    }));
    toast({ title: 'Success', description: 'Newsletter campaign created successfully' });
    onStored();
    void navigate(path(`campaigns/${result.campaign.id}`));
  };
  return { store, isSending };
}
