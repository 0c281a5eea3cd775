import type { AiDraft, AiProgress } from '@workspace/contracts/ai-drafts';

/** State of the dialog on the way from a topic to a post. */
export interface DraftStep {
  step: 'input' | 'title' | 'content';
  topic: string;
  /** The proposed title, during its review. */
  title: string;
  /** The title as the model proposed it, to detect edits. */
  proposed: string;
  post: AiDraft | undefined;
  /** The streamed text with its progress. */
  writing: (AiProgress & { kind: 'title' | 'post' }) | undefined;
  /** Message for a failure; the request can be retried. */
  failure: { kind: 'title' | 'post'; message: string; isSignedOut: boolean } | undefined;
}

export type DraftEvent =
  | { type: 'typed'; topic?: string; title?: string }
  | { type: 'began'; kind: 'title' | 'post' }
  | { type: 'progressed'; progress: AiProgress }
  | { type: 'proposed'; title: string }
  | { type: 'drafted'; post: AiDraft }
  | { type: 'cancelled' }
  | { type: 'failed'; message: string; isSignedOut?: boolean }
  | { type: 'restarted' };

export const firstStep: DraftStep = {
  step: 'input',
  topic: '',
  title: '',
  proposed: '',
  post: undefined,
  writing: undefined,
  failure: undefined,
};

/** Reduces an event to the next state. The topic always stays, and the title until another is requested. */
export function nextStep(step: DraftStep, event: DraftEvent): DraftStep {
  switch (event.type) {
    case 'typed':
      return { ...step, topic: event.topic ?? step.topic, title: event.title ?? step.title };
    case 'began':
      return { ...step, failure: undefined, writing: { kind: event.kind, title: '', words: 0, latest: '' } };
    case 'progressed':
      return step.writing ? { ...step, writing: { ...step.writing, ...event.progress } } : step;
    case 'proposed':
      return { ...step, step: 'title', title: event.title, proposed: event.title, writing: undefined };
    case 'drafted':
      return { ...step, step: 'content', post: event.post, writing: undefined };
    case 'cancelled':
      return { ...step, writing: undefined };
    case 'failed':
      return {
        ...step,
        writing: undefined,
        failure: step.writing && {
          kind: step.writing.kind,
          message: event.message,
          isSignedOut: event.isSignedOut ?? false,
        },
      };
    case 'restarted':
      return { ...firstStep, topic: step.topic };
  }
}

/** The user's input: all that exists of a post before a model has written it. */
export type Idea = Pick<DraftStep, 'topic' | 'title'>;

/** Returns the step at which a saved idea resumes. */
export const stepOf = ({ topic, title }: Idea): DraftStep => ({
  ...firstStep,
  topic,
  title,
  step: title === '' ? 'input' : 'title',
});

/** Returns true when closing would lose work. */
export const holdsWork = ({ step, writing, topic }: DraftStep): boolean =>
  step !== 'input' || writing !== undefined || topic.trim() !== '';

/**
 * Returns true when a restart from the topic would lose work that cannot be generated again: a post, or an edited
 * title.
 */
export const losesWork = ({ step, title, proposed }: DraftStep): boolean =>
  step === 'content' || (step === 'title' && title !== proposed);
