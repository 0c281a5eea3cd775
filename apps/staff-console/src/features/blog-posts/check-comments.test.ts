// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Comment, CommentAnchor } from '@workspace/contracts/blog-post-comments';
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

describe('checkComments', () => {
  it('says nothing when every comment is settled', () => {
    expect(checkComments([comment({ quote: 'Water' }, 'resolved')], content)).toEqual([]);
  });

  it('counts the open ones and leads to the words of the first', () => {
    const comments = [comment({ quote: 'Water' }), comment({ quote: 'Cracks' }), comment({ quote: 'x' }, 'accepted')];
    expect(checkComments(comments, content)).toEqual([
      {
        id: 'comments',
        state: 'advice',
        text: '2 comments still open',
        place: expect.objectContaining({ field: 'content', path: [1], from: 0, to: 5 }),
      },
    ]);
  });

  it('leads to the field of a comment outside the text, and nowhere when its words are gone', () => {
    expect(checkComments([comment({ field: 'title', quote: 'Roads' })], content)[0]?.place).toEqual({ field: 'title' });
    expect(checkComments([comment({ quote: 'Sun' })], content)[0]?.place).toBeUndefined();
  });
});
