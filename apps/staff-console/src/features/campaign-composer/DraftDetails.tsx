import { TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import type { Campaign } from '@workspace/contracts/campaign';
import { Stack } from '../../layout/Stack.tsx';
import { AudienceFields } from '../newsletter-campaigns/AudienceFields.tsx';
import { CountClicks } from '../newsletter-campaigns/CountClicks.tsx';
import { DeleteDraft } from '../newsletter-campaigns/DeleteDraft.tsx';
import type { DraftEditing } from '../newsletter-campaigns/use-draft-editing.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { WebVersionFields } from './WebVersionFields.tsx';

interface DraftDetailsProps {
  campaign: Campaign;
  editing: DraftEditing;
  errors: Readonly<Record<string, string>>;
}

/** The details of a draft beside its message: recipients, template, name. */
export function DraftDetails({ campaign, editing: { values, change }, errors }: DraftDetailsProps) {
  if (campaign.sequenceId) return <StepDetails values={values} change={change} />;
  const { id, name } = campaign;
  return (
    <Panel title="Details" actions={<DeleteDraft id={id} name={name} />}>
      <Stack $gap="lg">
        <AudienceFields values={values} onChange={change} />
        <TemplateChoice value={values.template} onChange={(template) => change({ template })} />
        <TextField
          label="Name"
          hint="For you and your colleagues"
          required
          value={values.name}
          error={values.name.trim() ? errors.name : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        <WebVersionFields values={values.web} onChange={(web) => change({ web })} />
        <CountClicks isOn={values.tracksClicks} onChange={(tracksClicks) => change({ tracksClicks })} />
      </Stack>
    </Panel>
  );
}

/** A step of a sequence has the recipients of its sequence, and no name. */
function StepDetails({ values, change }: Pick<DraftEditing, 'values' | 'change'>) {
  return (
    <Panel title="Details">
      <Stack $gap="lg">
        <TemplateChoice value={values.template} onChange={(template) => change({ template })} />
        <CountClicks isOn={values.tracksClicks} onChange={(tracksClicks) => change({ tracksClicks })} />
      </Stack>
    </Panel>
  );
}
