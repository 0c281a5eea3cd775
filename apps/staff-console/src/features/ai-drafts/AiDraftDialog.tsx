import { useState } from 'react';
import { ConfirmDialog, Dialog } from '@workspace/ui/Dialog';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { CheckClaimsDialog } from '../claim-checks/CheckClaimsDialog.tsx';
import { uncheckedIn } from '../claim-checks/use-claims.ts';
import { DraftButtons } from './DraftButtons.tsx';
import { holdsWork, type Idea } from './draft-step.ts';
import { DraftSteps } from './DraftSteps.tsx';
import { useAiDraft } from './use-ai-draft.ts';
import type { AiStatus } from './use-ai-status.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { useKeptWork } from './use-kept-work.ts';

interface AiDraftDialogProps {
  /** Undefined while nobody knows. */
  status: AiStatus | undefined;
  /** What to begin with, where somebody comes back to it. */
  idea?: Idea | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** From a topic to a title, from its approval to a post, and from there to the blog. Nothing goes without a question. */
export function AiDraftDialog({ status, idea, onClose, onSaved }: AiDraftDialogProps) {
  const drafting = useAiDraft(idea);
  const { post } = drafting.held;
  const keeping = useKeepDraft(onSaved);
  const [asking, setAsking] = useState<Question>();
  const unchecked = post ? uncheckedIn({ ...post, isAiDraft: true }, []) : [];
  const isSignedOut = post !== undefined && keeping.signedOutWith === post;
  const isKept = useKeptWork(drafting.held, isSignedOut);
  const isWorth = holdsWork(drafting.held);
  useUnsavedGuard(isWorth && !isKept);
  const stay = () => setAsking(undefined);
  const publish = (sentences?: string[]) => post && void keeping.store(post, 'published', sentences).then(stay);
  const toPublish = () => (unchecked.length > 0 ? setAsking('publish') : publish());
  const isSetUp = (status?.missing.length ?? 0) === 0;
  const steps = { drafting, status, unchecked: unchecked.length, isSignedOut, isKept };
  return (
    <Dialog
      isOpen
      onClose={() => (isWorth ? setAsking('leave') : onClose())}
      size="lg"
      title="AI Blog Generator"
      description="A model drafts, a person decides. Nothing is stored before you save it."
      footer={<DraftButtons drafting={drafting} keeping={keeping} isSetUp={isSetUp} onPublish={toPublish} />}
    >
      <DraftSteps {...steps} />
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

type Question = 'leave' | 'publish';

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
