import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import {
  CampaignDraft,
  changeCampaign,
  deleteCampaign,
  listCampaigns,
  type Campaign,
} from '@workspace/contracts/newsletter-campaigns';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Panel } from '@workspace/ui/Panel';
import { useConsolePath } from '../../layout/base-path.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { useAction } from '../../layout/use-action.ts';
import { DraftDifferences } from './DraftDifferences.tsx';
import { CampaignFields, isComplete } from './CampaignFields.tsx';
import { useDraftEditing, type DraftEditing } from './use-draft-editing.ts';
import { useCampaignAction } from './use-campaign-action.ts';
import { campaignsOnPage } from './campaigns-on-page.ts';

interface DraftPanelProps {
  campaign: Campaign;
  /** Called when the form starts or stops having unsaved changes. */
  onChanged: (isChanged: boolean) => void;
  refresh: () => void;
}

/** A draft's fields, editable until it is sent. */
export function DraftPanel({ campaign, onChanged, refresh }: DraftPanelProps) {
  const { name, id } = campaign;
  const editing = useDraftEditing(campaign);
  const { values, setValues, isChanged, unsaved } = editing;
  const { send, isSending } = useSend(changeCampaign);
  const runAction = useCampaignAction();
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const parsed = CampaignDraft.safeParse(values);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!parsed.success || isSending) return;
    const words = { done: 'Newsletter campaign saved.', otherwise: 'Failed to save newsletter campaign' };
    const saved = send({ params: { id }, body: { ...parsed.data, basedOn: campaign.updatedAt } }).then((result) => {
      // Cleared before the saved draft is shown, which resets the form.
      unsaved.clear();
      return result;
    });
    if (!(await runAction(saved, words))) refresh();
  };
  return (
    <Panel title="Draft" actions={<DeleteDraft id={id} name={name} />}>
      <UnsavedDraft editing={editing} />
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack $gap="lg">
          <CampaignFields
            values={values}
            inputErrors={parsed.success ? {} : fieldMessages(parsed.error.issues)}
            onChange={setValues}
          />
          <Row>
            <SaveDraft isReady={isComplete(values) && isChanged} isBusy={isSending} />
            {isChanged && <p role="status">Not saved yet. The preview and the checks show what is saved.</p>}
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

const SaveDraft = ({ isReady, isBusy }: { isReady: boolean; isBusy: boolean }) => (
  <Permitted to="newsletter-campaigns:write">
    <Button type="submit" disabled={!isReady} isBusy={isBusy}>
      Save Draft
    </Button>
  </Permitted>
);

/** Offers a draft that was written on this device and never saved. */
function UnsavedDraft({ editing: { values, unsaved, restore } }: { editing: DraftEditing }) {
  const { offered, settle } = unsaved;
  if (!offered) return null;
  return (
    <UnsavedNotice
      at={offered.at}
      differences={<DraftDifferences current={values} unsaved={offered.values} />}
      onRestore={restore}
      onDiscard={settle}
    />
  );
}

function DeleteDraft({ id, name }: Pick<Campaign, 'id' | 'name'>) {
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useSend(deleteCampaign);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const navigate = useNavigate();
  const path = useConsolePath();
  const remove = async () => {
    const isDone = await runAction(
      send({ params: { id } }).then(() => true),
      'Failed to delete newsletter campaign',
    );
    if (!isDone) return setOpen(false);
    updateCached(listCampaigns, campaignsOnPage(1), ({ campaigns, ...others }) => ({
      ...others,
      campaigns: campaigns.filter((other) => other.id !== id),
    }));
    void navigate(path('newsletter?tab=campaigns'));
  };
  return (
    <Permitted to="newsletter-campaigns:write">
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Delete the draft
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void remove()}
        isBusy={isSending}
        title="Delete this draft?"
        description={`“${name}” is deleted. Nobody has got it, and nobody will.`}
        confirmLabel="Delete Draft"
      />
    </Permitted>
  );
}
