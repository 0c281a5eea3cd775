// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Comment, CommentAnchor } from '@workspace/contracts/blog-post-comments';
import { anchorAt } from '../blog-post-comments/anchor.ts';
import { checkComments } from './check-comments.ts';

const comment = (anchor: Partial<CommentAnchor>, status: Comment['status'] = 'open'): Comment => ({
  id: crypto.randomUUID(),
  text: 'Really?',
  author: 'grace@lanesight.ai',
  createdAt: '2026-11-27T10:00:00Z',
  quote: anchor.quote ?? '',
  anchor: { field: 'content', quote: '', before: '', after: '', start: 0, ...anchor },
  status,
  settledBy: null,
  settledAt: null,
  replies: [],
});
const content = '<p>Cracks grow.</p><p>Water enters the cracks.</p>';
const flow = 'Cracks grow.\nWater enters the cracks.';
const on = (words: string) => {
  const from = flow.indexOf(words);
  return anchorAt(flow, { from, to: from + words.length });
};

describe('checkComments', () => {
  it('says that comments are not known yet, or could not be loaded', () => {
    expect(checkComments(undefined, false, content)).toMatchObject([{ state: 'waiting' }]);
    expect(checkComments(undefined, true, content)).toMatchObject([
      { state: 'advice', text: 'The comments could not be loaded: some may be open' },
    ]);
  });

  it('says nothing when every comment is settled', () => {
    expect(checkComments([comment(on('Water'), 'resolved')], false, content)).toEqual([]);
  });

  it('counts the open ones and leads to the words of the first', () => {
    const comments = [comment(on('Water')), comment(on('Cracks')), comment({ quote: 'x' }, 'accepted')];
    expect(checkComments(comments, false, content)).toEqual([
      {
        id: 'comments',
        state: 'advice',
        text: '2 comments still open',
        place: expect.objectContaining({ field: 'content', path: [1], from: 0, to: 5 }),
      },
    ]);
  });

  it('leads to the commented one of words that are there twice', () => {
    const twice = '<p>The road ends. The road ends.</p>';
    const anchor = anchorAt('The road ends. The road ends.', { from: 15, to: 23 });
    expect(checkComments([comment(anchor)], false, twice)[0]?.place).toMatchObject({ path: [0], from: 15, to: 23 });
  });

  it('leads to the field of a comment outside the text, and nowhere when its words are gone', () => {
    expect(checkComments([comment({ field: 'title', quote: 'Roads' })], false, content)[0]?.place).toEqual({
      field: 'title',
    });
    expect(
      checkComments([comment({ quote: 'Sun', before: 'In the ', after: ' again', start: 9 })], false, content)[0]
        ?.place,
    ).toBeUndefined();
  });
});
