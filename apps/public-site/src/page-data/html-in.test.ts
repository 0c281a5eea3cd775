import { expect, it } from 'vitest';
import { htmlIn } from './html-in.ts';

it('htmlIn finds the texts of posts and newsletters, and nothing in other responses', () => {
  const blocks = [{ type: 'text', html: '<p>b</p>' }, { type: 'divider' }, { type: 'text', html: '' }];
  const responses = {
    '/api/blog-posts/slug/a': { post: { content: '<p>a</p>' } },
    '/api/newsletter-issues/1': { issue: { blocks } },
    '/api/blog-posts': { posts: [{ content: '<p>c</p>' }] },
    '/api/blog-posts/slug/b': { apiError: { status: 404, code: 'not_found', message: 'No such post' } },
    '/api/nothing': undefined,
  };
  expect(htmlIn(responses)).toEqual(['<p>a</p>', '<p>b</p>', '']);
});
