import type { DraftStep } from './draft-step.ts';
import { ContentStep } from './ContentStep.tsx';
import { Failure } from './Failure.tsx';
import { InputStep } from './InputStep.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { StepPlace } from './StepPlace.tsx';
import { TitleStep } from './TitleStep.tsx';
import type { AiDrafting } from './use-ai-draft.ts';
import type { AiStatus } from './use-ai-status.ts';
import { WritingStep } from './WritingStep.tsx';

interface DraftStepsProps {
  drafting: AiDrafting;
  status: AiStatus | undefined;
  /** How many sentences of the post have to be checked before it is published. */
  unchecked: number;
}

/** Whatever step somebody stands on. */
export function DraftSteps({ drafting, status, unchecked }: DraftStepsProps) {
  const { held, type, ask } = drafting;
  const { topic, title, post, writing, failure, step } = held;
  return (
    <StepPlace label={labelOf(held)}>
      {status && status.missing.length > 0 && <NotSetUp missing={status.missing} />}
      {failure && <Failure sentence={failure.sentence} onTryAgain={() => ask(failure.what)} />}
      {writing && <WritingStep writing={writing} />}
      {!writing && step === 'input' && (
        <InputStep topic={topic} left={status?.left} onType={(typed) => type({ topic: typed })} />
      )}
      {!writing && step === 'title' && <TitleStep title={title} onType={(typed) => type({ title: typed })} />}
      {!writing && step === 'content' && post && <ContentStep post={post} unchecked={unchecked} />}
    </StepPlace>
  );
}

function labelOf({ writing, step }: DraftStep): string {
  if (writing) return writing.what === 'title' ? 'Writing a title' : 'Writing the post';
  return { input: 'What it is about', title: 'What was proposed', content: 'What was drafted' }[step];
}
