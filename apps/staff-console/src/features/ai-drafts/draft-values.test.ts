import { describe, expect, it } from 'vitest';
import { NewBlogPost } from '@workspace/contracts/managed-posts';
import { draftSlug, draftValues, preview } from './draft-values.ts';

describe('AI draft values', () => {
  it.each([
    ['Seal before the frost', 'seal-before-the-frost'],
    ['Low-cost  Roads: 5 rules!', 'lowcost-roads-5-rules'],
    ['Façades & curbs', 'facades-curbs'],
    ['A very long title that goes on and on about roads and more', 'a-very-long-title-that-goes-on-and-on-about-roads'],
    ['x'.repeat(80), 'x'.repeat(50)],
    ['日本', ''],
  ])('returns the slug of “%s” as %s', (title, slug) => expect(draftSlug(title)).toBe(slug));

  it("stores a draft with today's date, its tags and the draft status", () => {
    const post = {
      title: 'Frost',
      content: '<p>x</p>',
      excerpt: 'e',
      category: 'Smart Cities',
      readTime: '2 min read',
      tags: ['a'],
    } as const;
    const values = draftValues({ ...post, tags: ['a'] }, new Date(2026, 0, 22));
    expect(values).toMatchObject({ date: 'January 22, 2026', status: 'draft', isAiDraft: true, slug: 'frost' });
    expect(NewBlogPost.safeParse(values).data).toMatchObject({ tags: ['a'], isAiDraft: true });
  });

  it('shortens a preview to 500 characters', () => {
    expect(preview('x'.repeat(500))).toBe('x'.repeat(500));
    expect(preview('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
  });
});
