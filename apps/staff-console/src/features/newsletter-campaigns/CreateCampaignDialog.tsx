import { useEffect, useRef, useState } from 'react';
import { ApiError, type Fields } from '@workspace/contracts/endpoint/api-error';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { CampaignDraft, createCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { CampaignFields, emptyCampaign, isComplete, toNewDraft, type NewCampaign } from './CampaignFields.tsx';
import { campaignsOnPage } from './campaigns-on-page.ts';

/** Stores a draft and opens its page, for review before sending. */
export function CreateCampaignDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(emptyCampaign);
  const { form, rejectedFields, reject } = useRejectedFields(values);
  const { store, isSending } = useStoreDraft(reject);
  const parsed = CampaignDraft.safeParse(toNewDraft(values));
  const inputErrors = parsed.success ? rejectedFields : fieldMessages(parsed.error.issues);
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
      <div ref={form}>
        <CampaignFields values={values} inputErrors={inputErrors} onChange={setValues} />
      </div>
    </FormDialog>
  );
}

const markedFields = ['name', 'subject'];

/** The messages of the API at fields of the form, until these values change. The first of the fields takes the focus. */
function useRejectedFields(values: NewCampaign) {
  const [rejected, setRejected] = useState<{ values: NewCampaign; fields: Fields }>();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejected) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejected]);
  /** Returns false for a failure that no field can show. */
  const reject = (thrown: unknown): boolean => {
    if (!(thrown instanceof ApiError) || !markedFields.some((name) => name in thrown.fields)) return false;
    setRejected({ values, fields: thrown.fields });
    return true;
  };
  return { form, rejectedFields: rejected?.values === values ? rejected.fields : {}, reject };
}

/** `reject` shows a failure at a field: a toast would cover the buttons of the dialog. */
function useStoreDraft(reject: (thrown: unknown) => boolean) {
  const { send, isSending } = useSend(createCampaign);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const toast = useToast();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const store = async (body: CampaignDraft, onStored: () => void) => {
    const sent = send({ body }).catch((thrown: unknown) => {
      if (!reject(thrown)) throw thrown;
    });
    const result = await runAction(sent, 'Failed to create newsletter campaign');
    if (!result) return;
    updateCached(listCampaigns, campaignsOnPage(), ({ campaigns, ...others }) => ({
      ...others,
      campaigns: [result.campaign, ...campaigns],
    }));
    toast({ title: 'Success', description: 'Newsletter campaign created successfully' });
    onStored();
    navigate(path(`campaigns/${result.campaign.id}`));
  };
  return { store, isSending };
}
