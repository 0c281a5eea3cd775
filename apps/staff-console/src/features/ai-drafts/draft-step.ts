import type { AiDraft, AiProgress } from '@workspace/contracts/ai-drafts';

/** Where somebody stands on the way from a topic to a post. */
export interface DraftStep {
  step: 'input' | 'title' | 'content';
  topic: string;
  /** The proposed title, while it is looked at. */
  title: string;
  /** The title as the model proposed it: another one is a person's own. */
  proposed: string;
  post: AiDraft | undefined;
  /** What is being written, and how far it is. */
  writing: (AiProgress & { what: 'title' | 'post' }) | undefined;
  /** Why nothing came, and what to do; what was asked for can be asked for again. */
  failure: { what: 'title' | 'post'; sentence: string; isSignedOut: boolean } | undefined;
}

export type DraftEvent =
  | { type: 'typed'; topic?: string; title?: string }
  | { type: 'began'; what: 'title' | 'post' }
  | { type: 'progressed'; progress: AiProgress }
  | { type: 'proposed'; title: string }
  | { type: 'drafted'; post: AiDraft }
  | { type: 'cancelled' }
  | { type: 'failed'; sentence: string; isSignedOut?: boolean }
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

/** What follows from what happened. The topic stays through everything, and the title until another is asked for. */
export function nextStep(step: DraftStep, event: DraftEvent): DraftStep {
  switch (event.type) {
    case 'typed':
      return { ...step, topic: event.topic ?? step.topic, title: event.title ?? step.title };
    case 'began':
      return { ...step, failure: undefined, writing: { what: event.what, title: '', words: 0, latest: '' } };
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
          what: step.writing.what,
          sentence: event.sentence,
          isSignedOut: event.isSignedOut ?? false,
        },
      };
    case 'restarted':
      return { ...firstStep, topic: step.topic };
  }
}

/** What a person asks for: all there is of a post before a model has written it. */
export type Idea = Pick<DraftStep, 'topic' | 'title'>;

/** Where an idea that was kept goes on. */
export const stepOf = ({ topic, title }: Idea): DraftStep => ({
  ...firstStep,
  topic,
  title,
  step: title === '' ? 'input' : 'title',
});

/** Whether closing would lose what was written for somebody. */
export const holdsWork = ({ step, writing, topic }: DraftStep): boolean =>
  step !== 'input' || writing !== undefined || topic.trim() !== '';

/** Whether beginning anew from the topic would lose what cannot be asked for again: a post, or a title of a person's own. */
export const losesWork = ({ step, title, proposed }: DraftStep): boolean =>
  step === 'content' || (step === 'title' && title !== proposed);
