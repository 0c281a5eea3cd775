import { describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { startTestSite } from './test-site.ts';

/** A post that was published so many seconds ago. */
function publishedBefore(seconds: number): BlogPost {
  const at = new Date(Date.now() - seconds * 1_000).toISOString();
  return {
    id: '11111111-1111-4111-8111-111111111111',
    title: `Published ${seconds} seconds ago`,
    slug: `published-${seconds}`,
    excerpt: 'Short.',
    content: '<p>Text.</p>',
    category: 'Unshared',
    date: 'January 1, 2026',
    readTime: '2 min read',
    views: '0',
    tags: [],
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
  };
}

describe('the feed', () => {
  it('leaves out a post while its publication can be undone', async () => {
    const posts = [publishedBefore(secondsToUndo - 20), publishedBefore(secondsToUndo + 20)];
    const { site, stop } = await startTestSite(new Map(posts.map((post) => [post.slug, post])));
    const { body } = await site.inject({ url: '/blog/rss.xml' });
    await stop();
    expect(body).not.toContain('Published 40 seconds ago');
    expect(body).toContain('Published 80 seconds ago');
  });
});
