import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CalendarPost } from '@workspace/contracts/managed-posts';
import { DayPosts } from './DayPosts.tsx';

const postsOf = (status: CalendarPost['status'], count: number): CalendarPost[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${status}${index}`,
    title: `${status} ${index}`,
    date: 'May 1, 2026',
    status,
    at: '2026-05-01T09:30:00.000Z',
  }));
const shown = (posts: readonly CalendarPost[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DayPosts posts={posts} onMove={() => {}} />
    </MemoryRouter>,
  );

describe('DayPosts', () => {
  it('folds published posts beyond four, and no scheduled one', () => {
    const [open, folded] = shown([...postsOf('published', 60), ...postsOf('scheduled', 8)]).split('<details');
    expect(open!.match(/published \d/g)).toHaveLength(4);
    expect(open!.match(/blog\/edit\/scheduled/g)).toHaveLength(8);
    expect(folded).toContain('56 more');
    expect(folded!.match(/blog\/edit\/published/g)).toHaveLength(56);
  });

  it('folds no single post', () => {
    expect(shown(postsOf('published', 5))).not.toContain('<details');
  });
});
