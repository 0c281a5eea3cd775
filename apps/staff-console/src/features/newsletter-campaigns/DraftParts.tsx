import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Campaign } from '@workspace/contracts/campaign';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { Stack } from '../../layout/Stack.tsx';
import { sourceOf, UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { useDenied } from '../../layout/use-permission.ts';
import { useDocumentShortcut } from '../../layout/use-document-shortcut.ts';
import { AbTestFields } from '../campaign-composer/AbTestFields.tsx';
import { Composer } from '../campaign-composer/Composer.tsx';
import { DraftBar } from '../campaign-composer/DraftBar.tsx';
import { DraftDetails } from '../campaign-composer/DraftDetails.tsx';
import { subjectsOf } from '../campaign-composer/test-values.ts';
import { useLivePreview } from '../campaign-composer/use-live-preview.ts';
import { useOwnSaves, useSaveDraft } from '../campaign-composer/use-save-draft.ts';
import { DraftDifferences } from './DraftDifferences.tsx';
import { PreflightPanel } from './PreflightPanel.tsx';
import { PreviewPanel, PreviewParts } from './PreviewPanel.tsx';
import { SendPanel } from './SendPanel.tsx';
import { useFocusReplaced } from './use-focus-replaced.ts';
import { useDraftEditing, type DraftEditing, type DraftValues } from './use-draft-editing.ts';

/** The height of the bar with the space below it. */
const barHeight = '4.5rem';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;
  ${media.roomy} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
  }
`;

/** Stays beside the words, under the bar, and scrolls by itself. */
const Beside = styled.aside`
  scroll-margin-top: ${barHeight};
  outline-offset: 4px;
  ${media.roomy} {
    position: sticky;
    top: ${barHeight};
    max-height: calc(100dvh - ${barHeight} - ${space.md});
    overflow-y: auto;
  }
`;

const Target = styled.div`
  scroll-margin-top: ${barHeight};
  outline-offset: 4px;
`;

const ctrlS = { key: 's' } as const;

interface DraftPartsProps {
  campaign: Campaign;
  refresh: () => void;
}

/**
 * The parts of an unsent campaign: its message, its preview, its checks, and the ways to send it. A sequence sends the
 * email of a step.
 */
export function DraftParts({ campaign, refresh }: DraftPartsProps) {
  const { key, addOwn } = useOwnSaves(campaign.updatedAt);
  const [firstKey] = useState(key);
  const isDenied = useDenied('newsletter-campaigns:write') !== undefined;
  const isStep = Boolean(campaign.sequenceId);
  if ((campaign.status === 'draft' || (isStep && campaign.status === 'paused')) && !isDenied)
    return <WrittenDraft key={key} {...{ campaign, refresh }} takesFocus={key !== firstKey} onSaved={addOwn} />;
  // A campaign that is scheduled or waits for confirmation shows that first. A reader writes in none.
  return (
    <Columns>
      <div>
        {!isStep && <SendPanel campaign={campaign} isChanged={false} refresh={refresh} />}
        <PreflightPanel campaign={campaign} isChanged={false} />
      </div>
      <PreviewPanel campaign={campaign} />
    </Columns>
  );
}

interface WrittenDraftProps extends DraftPartsProps {
  /** True when the draft of a colleague replaced the form, and with it the control that had the focus. */
  takesFocus: boolean;
  onSaved: (updatedAt: string) => void;
}

function WrittenDraft({ campaign, refresh, takesFocus, onSaved }: WrittenDraftProps) {
  const editing = useDraftEditing(campaign);
  const { isChanged } = editing;
  const isStep = Boolean(campaign.sequenceId);
  const { save, ...saving } = useSaveDraft({ campaign, editing, onSaved });
  const preview = useRef<HTMLElement>(null);
  const sending = useRef<HTMLDivElement>(null);
  const whole = useFocusReplaced(takesFocus);
  useDocumentShortcut(ctrlS, () => void save());
  return (
    <Stack ref={whole} tabIndex={-1}>
      <DraftBar
        campaign={campaign}
        isChanged={isChanged}
        {...saving}
        onSave={() => void save()}
        onPreview={() => preview.current?.focus()}
        onWithheld={() => sending.current?.focus()}
      />
      <Columns>
        <div>
          <UnsavedDraft editing={editing} />
          <Composer editing={editing} errors={saving.errors} />
          {!isStep && <AbTestFields editing={editing} errors={saving.errors} />}
          <DraftDetails campaign={campaign} editing={editing} errors={saving.errors} />
          <PreflightPanel campaign={campaign} isChanged={isChanged} />
          {!isStep && (
            <Target ref={sending} tabIndex={-1}>
              <SendPanel campaign={campaign} isChanged={isChanged} refresh={refresh} />
            </Target>
          )}
        </div>
        <Beside ref={preview} tabIndex={-1} aria-label="Preview beside the message">
          <LivePreview campaign={campaign} values={editing.values} />
        </Beside>
      </Columns>
    </Stack>
  );
}

/** The preview of the words as they are now, saved or not. */
function LivePreview({ campaign, values }: { campaign: Campaign; values: DraftValues }): ReactNode {
  const [subscriberId, setSubscriberId] = useState<string>();
  const [chosen, setVariant] = useState(0);
  const subjects = subjectsOf(values.subject, values.test);
  const variant = Math.min(chosen, Math.max(0, subjects.length - 1));
  const live = useLivePreview(campaign.id, ofVariant(values, variant), subscriberId);
  const variants = { subjects, value: variant, onChange: setVariant };
  return <PreviewParts campaign={campaign} onChoose={setSubscriberId} variants={variants} {...live} />;
}

/** Returns the values with the subject and the sender of a variant. */
const ofVariant = (values: DraftValues, variant: number) => ({
  ...values,
  subject: subjectsOf(values.subject, values.test)[variant] ?? values.subject,
  senderName: values.test.senderNames[variant] ?? '',
});

/** Offers a draft that was written and never saved. */
function UnsavedDraft({ editing: { values, unsaved, restore } }: { editing: DraftEditing }) {
  const { offered, dismiss } = unsaved;
  if (!offered) return null;
  return (
    <UnsavedNotice
      at={offered.at}
      source={sourceOf(offered)}
      differences={<DraftDifferences current={values} unsaved={offered.values} />}
      onRestore={restore}
      onDiscard={dismiss}
    />
  );
}
