import { describe, expect, it } from 'vitest';
import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { initialDraft, hasWork, restartLosesWork, reduceDraft, resumeDraft, type DraftAction } from './draft-state.ts';

const post: AiDraft = {
  title: 'T',
  content: '<p>x</p>',
  excerpt: 'e',
  category: 'Field Assessment',
  readTime: '1 min read',
  tags: [],
};
const after = (...events: DraftAction[]) => events.reduce(reduceDraft, initialDraft);
const typed = { type: 'typed', topic: 'frost' } as const;
const titled = [typed, { type: 'began', kind: 'title' }, { type: 'proposed', title: 'Frost' }] as const;

describe('AI draft dialog state', () => {
  it('leads from the topic to a title, and from its approval to the post', () => {
    expect(after(...titled)).toMatchObject({ step: 'title', topic: 'frost', title: 'Frost', writing: undefined });
    expect(after(...titled, { type: 'began', kind: 'post' }, { type: 'drafted', post })).toMatchObject({
      step: 'content',
      post,
    });
  });

  it('leads straight to the post without a topic', () => {
    expect(after({ type: 'began', kind: 'post' }, { type: 'drafted', post })).toMatchObject({
      step: 'content',
      topic: '',
    });
  });

  it('shows the streamed text, and none of it after cancellation', () => {
    const progress = { title: 'Fro', words: 12, latest: 'wet' };
    const writing = after(...titled, { type: 'began', kind: 'post' }, { type: 'progressed', progress });
    expect(writing.writing).toEqual({ kind: 'post', ...progress });
    const cancelled = reduceDraft(writing, { type: 'cancelled' });
    expect(cancelled).toMatchObject({
      step: 'title',
      topic: 'frost',
      title: 'Frost',
      writing: undefined,
      failure: undefined,
    });
    // Ignores late progress events.
    expect(reduceDraft(cancelled, { type: 'progressed', progress })).toEqual(cancelled);
  });

  it('keeps topic and title through a failure, and clears the failure on retry', () => {
    const failed = after(...titled, { type: 'began', kind: 'post' }, { type: 'failed', message: 'Busy.' });
    expect(failed).toMatchObject({
      step: 'title',
      topic: 'frost',
      title: 'Frost',
      failure: { kind: 'post', message: 'Busy.', isSignedOut: false },
    });
    expect(reduceDraft(failed, { type: 'began', kind: 'post' }).failure).toBeUndefined();
  });

  it('starts over with the typed topic', () => {
    expect(after(...titled, { type: 'restarted' })).toEqual({ ...initialDraft, topic: 'frost' });
  });

  it('resumes a saved idea at its step', () => {
    expect(resumeDraft({ topic: 'frost', title: '' })).toEqual({ ...initialDraft, topic: 'frost' });
    expect(resumeDraft({ topic: 'frost', title: 'Frost' })).toMatchObject({
      step: 'title',
      topic: 'frost',
      title: 'Frost',
    });
  });

  it('holds work from the first letter of a topic on', () => {
    expect([initialDraft, after(typed), after(...titled), after({ type: 'began', kind: 'post' })].map(hasWork)).toEqual(
      [false, true, true, true],
    );
  });

  it('loses work on a restart once there is a post or an edited title', () => {
    const own = { type: 'typed', title: 'Frost, by hand' } as const;
    const drafted = { type: 'drafted', post } as const;
    const steps = [after(typed), after(...titled), after(...titled, own), after(...titled, drafted)];
    expect(steps.map(restartLosesWork)).toEqual([false, false, true, true]);
  });
});
