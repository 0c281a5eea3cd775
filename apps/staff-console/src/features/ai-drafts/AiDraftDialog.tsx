import { useState } from 'react';
import { draftHistoryDays, unsavedDraftDays } from '@workspace/contracts/draft-history';
import { Dialog } from '@workspace/ui/Dialog';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { findUnchecked } from '../claim-checks/use-claims.ts';
import { DraftButtons } from './DraftButtons.tsx';
import { DraftQuestions, type DraftQuestion } from './DraftQuestions.tsx';
import { hasWork, restartLosesWork, type Idea } from './draft-state.ts';
import { DraftSteps } from './DraftSteps.tsx';
import { useAiDraft } from './use-ai-draft.ts';
import type { AiStatus } from './use-ai-status.ts';
import { useSaveDraft } from './use-save-draft.ts';
import { useStoredWork } from './use-stored-work.ts';

interface AiDraftDialogProps {
  /** Undefined until the status is loaded. */
  status: AiStatus | undefined;
  /** Initial idea, when the user returns to one. */
  idea?: Idea | undefined;
  onClose: () => void;
  /** Called with the status of the saved post. */
  onSaved: (status: 'draft' | 'published') => void;
}

/**
 * The AI draft dialog: from a topic to a title, from its approval to a post, and from there to the blog. It confirms
 * every step that loses or publishes work.
 */
export function AiDraftDialog({ status, idea, onClose, onSaved }: AiDraftDialogProps) {
  const drafting = useAiDraft(idea);
  const { post } = drafting.draft;
  const keeping = useSaveDraft(onSaved);
  const [question, setQuestion] = useState<DraftQuestion>();
  const unchecked = post ? findUnchecked({ ...post, isAiDraft: true }, []) : [];
  const isSignedOut = post !== undefined && keeping.signedOutWith === post;
  const isStored = useStoredWork(drafting.draft, isSignedOut);
  const isWorth = hasWork(drafting.draft);
  useUnsavedGuard(isWorth && !isStored);
  const restart = () => (restartLosesWork(drafting.draft) ? setQuestion('restart') : drafting.restart());
  const isSetUp = (status?.missing.length ?? 0) === 0;
  const steps = { drafting, status, unchecked: unchecked.length, isSignedOut, isStored };
  return (
    <Dialog
      isOpen
      onClose={() => (isWorth ? setQuestion('leave') : onClose())}
      size="lg"
      isSteady
      title="AI Blog Generator"
      description={`A model drafts, a person decides. No post is stored before you save it. The draft, its topic and its instructions are kept for ${unsavedDraftDays} days, and in the history of a saved post for ${draftHistoryDays}.`}
      footer={
        <DraftButtons
          {...{ drafting, keeping, isSetUp }}
          onRestart={restart}
          onPublish={() => setQuestion('publish')}
        />
      }
    >
      <DraftSteps {...steps} />
      <DraftQuestions
        {...{ drafting, keeping, unchecked, question }}
        onLeave={onClose}
        onClose={() => setQuestion(undefined)}
      />
    </Dialog>
  );
}
