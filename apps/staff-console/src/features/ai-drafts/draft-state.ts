import type { AiDraft, AiProgress } from '@workspace/contracts/ai-drafts';
import type { IdentifiedDraft } from './draft-values.ts';

/** State of the dialog on the way from a topic to a post. */
export interface DraftState {
  step: 'input' | 'title' | 'content';
  topic: string;
  /** The proposed title, during its review. */
  title: string;
  /** The title as the model proposed it, to detect edits. */
  proposed: string;
  post: IdentifiedDraft | undefined;
  /** The streamed text with its progress. */
  writing: (AiProgress & { kind: 'title' | 'post' }) | undefined;
  /** Message for a failure; the request can be retried. */
  failure: { kind: 'title' | 'post'; message: string; isSignedOut: boolean } | undefined;
}

export type DraftAction =
  | { type: 'typed'; topic?: string; title?: string }
  | { type: 'began'; kind: 'title' | 'post' }
  | { type: 'progressed'; progress: AiProgress }
  | { type: 'proposed'; title: string }
  | { type: 'drafted'; post: AiDraft; draftId?: string | undefined }
  | { type: 'cancelled' }
  | { type: 'failed'; message: string; isSignedOut?: boolean }
  | { type: 'restarted' };

export const initialDraft: DraftState = {
  step: 'input',
  topic: '',
  title: '',
  proposed: '',
  post: undefined,
  writing: undefined,
  failure: undefined,
};

/** Reduces an event to the next state. The topic always stays, and the title until another is requested. */
export function reduceDraft(step: DraftState, event: DraftAction): DraftState {
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
      return { ...step, step: 'content', post: { ...event.post, draftId: event.draftId }, writing: undefined };
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
      return { ...initialDraft, topic: step.topic };
  }
}

/** The user's input: all that exists of a post before a model has written it. */
export type Idea = Pick<DraftState, 'topic' | 'title'>;

/** Returns the step at which a saved idea resumes. */
export const resumeDraft = ({ topic, title }: Idea): DraftState => ({
  ...initialDraft,
  topic,
  title,
  step: title === '' ? 'input' : 'title',
});

/** Returns true when closing would lose work. */
export const hasWork = ({ step, writing, topic }: DraftState): boolean =>
  step !== 'input' || writing !== undefined || topic.trim() !== '';

/**
 * Returns true when a restart from the topic would lose work that cannot be generated again: a post, or an edited
 * title.
 */
export const restartLosesWork = ({ step, title, proposed }: DraftState): boolean =>
  step === 'content' || (step === 'title' && title !== proposed);
