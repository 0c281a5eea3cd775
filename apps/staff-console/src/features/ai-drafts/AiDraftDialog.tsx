import { useState } from 'react';
import { ConfirmDialog, Dialog } from '@workspace/ui/Dialog';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { CheckClaimsDialog } from '../claim-checks/CheckClaimsDialog.tsx';
import { uncheckedIn } from '../claim-checks/use-claims.ts';
import { DraftButtons } from './DraftButtons.tsx';
import { holdsWork } from './draft-step.ts';
import { DraftSteps } from './DraftSteps.tsx';
import { useAiDraft } from './use-ai-draft.ts';
import type { AiStatus } from './use-ai-status.ts';
import { useKeepDraft } from './use-keep-draft.ts';

interface AiDraftDialogProps {
  /** Undefined while nobody knows. */
  status: AiStatus | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** From a topic to a title, from its approval to a post, and from there to the blog. Nothing goes without a question. */
export function AiDraftDialog({ status, onClose, onSaved }: AiDraftDialogProps) {
  const drafting = useAiDraft();
  const { post } = drafting.held;
  const keeping = useKeepDraft(onSaved);
  const [asking, setAsking] = useState<'leave' | 'publish'>();
  const unchecked = post ? uncheckedIn({ ...post, isAiDraft: true }, []) : [];
  const isWorth = holdsWork(drafting.held);
  useUnsavedGuard(isWorth);
  const publish = (sentences?: string[]) => post && void keeping.store(post, 'published', sentences);
  const isSetUp = (status?.missing.length ?? 0) === 0;
  const toPublish = () => (unchecked.length > 0 ? setAsking('publish') : publish());
  const stay = () => setAsking(undefined);
  return (
    <Dialog
      isOpen
      onClose={() => (isWorth ? setAsking('leave') : onClose())}
      size="lg"
      title="AI Blog Generator"
      description="A model drafts, a person decides. Nothing is stored before you save it."
      footer={<DraftButtons drafting={drafting} keeping={keeping} isSetUp={isSetUp} onPublish={toPublish} />}
    >
      <DraftSteps drafting={drafting} status={status} unchecked={unchecked.length} />
      <LeaveQuestion isOpen={asking === 'leave'} onClose={stay} onConfirm={onClose} />
      {asking === 'publish' && (
        <CheckClaimsDialog
          unchecked={unchecked}
          deed="Publish"
          isBusy={keeping.isSaving}
          onYes={publish}
          onClose={stay}
        />
      )}
    </Dialog>
  );
}

function LeaveQuestion(props: { isOpen: boolean; onClose: () => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog
      {...props}
      title="Leave this draft?"
      description="What was typed and generated here is not saved, and cannot be brought back."
      confirmLabel="Leave it"
      cancelLabel="Stay"
    />
  );
}
