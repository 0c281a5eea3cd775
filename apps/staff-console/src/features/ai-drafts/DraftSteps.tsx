import { useConsolePath } from '../../layout/base-path.ts';
import { SignedOut } from '../../layout/SignedOut.tsx';
import { restoreMark } from '../blog-posts/use-post-editing.ts';
import type { DraftState } from './draft-state.ts';
import { ContentStep } from './ContentStep.tsx';
import { Failure } from './Failure.tsx';
import { InputStep } from './InputStep.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TitleStep } from './TitleStep.tsx';
import type { AiDrafting } from './use-ai-draft.ts';
import type { AiStatus } from './use-ai-status.ts';
import { ideaMark } from './find-idea.ts';
import { WritingStep } from './WritingStep.tsx';

interface DraftStepsProps {
  drafting: AiDrafting;
  status: AiStatus | undefined;
  /** Number of sentences of the post to check before publishing. */
  unchecked: number;
  /** True when the post could not be saved because the session has ended. */
  isSignedOut: boolean;
  /** True when this device stores the work while the user signs in again. */
  isStored: boolean;
}

/** The current step of the dialog. */
export function DraftSteps({ drafting, status, unchecked, isSignedOut, isStored }: DraftStepsProps) {
  const { draft, type, ask } = drafting;
  const path = useConsolePath();
  const missing = status?.missing ?? [];
  const isSetUp = missing.length === 0;
  const { topic, title, post, writing, failure, step } = draft;
  return (
    <StepFrame label={labelOf(draft)}>
      {!isSetUp && <NotSetUp missing={missing} />}
      {isSignedOut && (
        <SignedOut returnTo={path(`blog/new?${restoreMark}=restore`)} isStored={isStored} then="the editor has it" />
      )}
      {failure?.isSignedOut && (
        <SignedOut
          returnTo={path(`blog?${ideaMark}=restore`)}
          isStored={isStored}
          title="You were signed out, and nothing was generated"
        />
      )}
      {failure && !failure.isSignedOut && <Failure message={failure.message} onTryAgain={() => ask(failure.kind)} />}
      {writing && <WritingStep writing={writing} />}
      {!writing && step === 'input' && (
        <InputStep topic={topic} left={status?.left} onType={(typed) => type({ topic: typed })} />
      )}
      {!writing && step === 'title' && (
        <TitleStep title={title} onType={(typed) => type({ title: typed })} onApprove={() => isSetUp && ask('post')} />
      )}
      {!writing && step === 'content' && post && <ContentStep post={post} unchecked={unchecked} />}
    </StepFrame>
  );
}

function labelOf({ writing, step }: DraftState): string {
  if (writing) return writing.kind === 'title' ? 'Writing a title' : 'Writing the post';
  return { input: 'What it is about', title: 'What was proposed', content: 'What was drafted' }[step];
}
