import type { UnsupportedInPost } from '@workspace/contracts/claims/unsupported-in-post';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { CheckClaimsDialog } from '../claim-checks/CheckClaimsDialog.tsx';
import type { AiDrafting } from './use-ai-draft.ts';
import type { useKeepDraft } from './use-keep-draft.ts';

/** What somebody is asked before it happens: to leave, to begin anew, or to publish. */
export type DraftQuestion = 'leave' | 'restart' | 'publish';

interface DraftQuestionsProps {
  drafting: AiDrafting;
  keeping: ReturnType<typeof useKeepDraft>;
  unchecked: UnsupportedInPost[];
  asking: DraftQuestion | undefined;
  onLeave: () => void;
  onClose: () => void;
}

/** The question that is asked before something cannot be taken back, if one is. */
export function DraftQuestions({ drafting, keeping, unchecked, asking, onLeave, onClose }: DraftQuestionsProps) {
  const { post } = drafting.held;
  const restart = () => {
    onClose();
    drafting.restart();
  };
  const publish = (sentences?: string[]) => post && void keeping.store(post, 'published', sentences).then(onClose);
  const leaving = { onClose, title: 'Leave this draft?', confirmLabel: 'Leave it', cancelLabel: 'Stay' };
  return (
    <>
      <ConfirmDialog
        {...leaving}
        isOpen={asking === 'leave'}
        onConfirm={onLeave}
        description="What was typed and generated here is not saved, and cannot be brought back."
      />
      <ConfirmDialog
        {...leaving}
        isOpen={asking === 'restart'}
        onConfirm={restart}
        description="Your topic stays. The title and the post here are not saved, and cannot be brought back."
      />
      {asking === 'publish' && (
        <PublishQuestion unchecked={unchecked} isBusy={keeping.isSaving} onYes={publish} onClose={onClose} />
      )}
    </>
  );
}

interface PublishQuestionProps {
  unchecked: UnsupportedInPost[];
  isBusy: boolean;
  onYes: (sentences?: string[]) => void;
  onClose: () => void;
}

function PublishQuestion({ unchecked, isBusy, onYes, onClose }: PublishQuestionProps) {
  if (unchecked.length > 0) return <CheckClaimsDialog {...{ unchecked, isBusy, onYes, onClose }} deed="Publish" />;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onYes()}
      title="Publish this post?"
      description="Readers see it at once. Here you saw only its beginning; the editor shows all of it."
      confirmLabel="Publish"
      cancelLabel="Not yet"
      tone="calm"
      isBusy={isBusy}
    />
  );
}
