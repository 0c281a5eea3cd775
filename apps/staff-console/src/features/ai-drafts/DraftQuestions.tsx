import { useState } from 'react';
import type { AiDraft } from '@workspace/contracts/ai-drafts';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { longDate } from '@workspace/contracts/long-date';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog, Dialog } from '@workspace/ui/Dialog';
import { Stack } from '../../layout/Stack.tsx';
import { PublishFacts } from '../blog-posts/PublishFacts.tsx';
import { CheckClaimsDialog, type Confirmation } from '../claim-checks/CheckClaimsDialog.tsx';
import { ExpiredClaims } from '../claim-checks/ExpiredClaims.tsx';
import { expiredInPost } from '../claim-checks/expired-claims.ts';
import { DisclosureFields } from '../disclosure/DisclosureFields.tsx';
import { useDisclosureChoice } from '../disclosure/use-disclosure-choice.ts';
import { useAutoPosting } from '../linkedin-connection/use-business-page.ts';
import { draftSlug } from './draft-values.ts';
import type { AiDrafting } from './use-ai-draft.ts';
import type { useSaveDraft } from './use-save-draft.ts';

/** Actions that need confirmation: to leave, to start over, or to publish. */
export type DraftQuestion = 'leave' | 'restart' | 'publish';

interface DraftQuestionsProps {
  drafting: AiDrafting;
  keeping: ReturnType<typeof useSaveDraft>;
  unchecked: UnsupportedInPost[];
  question: DraftQuestion | undefined;
  onLeave: () => void;
  onClose: () => void;
}

/** The open confirmation before an action that cannot be undone, if any. */
export function DraftQuestions({ drafting, keeping, unchecked, question, onLeave, onClose }: DraftQuestionsProps) {
  const { post } = drafting.draft;
  const restart = () => {
    onClose();
    drafting.restart();
  };
  const publish = (confirmation: Confirmation) =>
    post && void keeping.store(post, 'published', confirmation).then(onClose);
  const leaveDialog = { onClose, title: 'Leave this draft?', confirmLabel: 'Leave it', cancelLabel: 'Stay' };
  return (
    <>
      <ConfirmDialog
        {...leaveDialog}
        isOpen={question === 'leave'}
        onConfirm={onLeave}
        description="What was typed and generated here is not saved, and cannot be restored."
      />
      <ConfirmDialog
        {...leaveDialog}
        isOpen={question === 'restart'}
        onConfirm={restart}
        description="Your topic stays. The title and the post here are not saved, and cannot be restored."
      />
      {question === 'publish' && post && (
        <PublishQuestion
          post={post}
          unchecked={unchecked}
          isBusy={keeping.isSaving}
          onYes={publish}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface PublishQuestionProps {
  post: AiDraft;
  unchecked: UnsupportedInPost[];
  isBusy: boolean;
  onYes: (confirmation: Confirmation) => void;
  onClose: () => void;
}

function PublishQuestion({ post, unchecked, isBusy, onYes, onClose }: PublishQuestionProps) {
  const telling = useDisclosureChoice(null);
  const { disclosure } = telling;
  const facts = <DraftFacts post={post} />;
  if (unchecked.length > 0)
    return (
      <CheckClaimsDialog {...{ unchecked, isBusy, onYes, onClose }} asksDisclosure action="Publish">
        {facts}
      </CheckClaimsDialog>
    );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title="Publish this post?"
      description="Here you saw only its beginning; the editor shows all of it."
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={!disclosure} isBusy={isBusy} onClick={() => onYes({ disclosure })}>
            Publish
          </Button>
        </>
      }
    >
      <Stack $gap="lg">
        <DisclosureFields form={telling} />
        <Stack $gap="md">{facts}</Stack>
      </Stack>
    </Dialog>
  );
}

/** The result of publishing a draft, and claims in it that are expired. */
function DraftFacts({ post }: { post: AiDraft }) {
  const auto = useAutoPosting();
  const [now] = useState(() => new Date());
  return (
    <>
      <PublishFacts slug={draftSlug(post.title)} readers="Everybody can read it at once." date={longDate(now)} />
      <ExpiredClaims expired={expiredInPost(post, now)} />
      {auto && !auto.isOver && <p>It goes to LinkedIn as {auto.pageName}.</p>}
    </>
  );
}
