import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { startTestSite } from './seo/test-site.ts';

const id = 'abc-_123XYZ';
const video = `<figure data-video=""><a href="https://www.youtube.com/watch?v=${id}&amp;t=9s">A drive</a><figcaption>See.</figcaption></figure>`;
const vimeo = '<figure data-video=""><a href="https://vimeo.com/12">B</a></figure>';
const card =
  '<figure data-link-card=""><a href="https://www.fairview.example/roads">Roads of Fairview</a><figcaption>Every street.</figcaption></figure>';
const bars = (amount: string) =>
  `<figure data-drawing="cost-bars"><table><thead><tr><th>Dollars</th><th>Seals</th><th>Overlays</th></tr></thead><tbody><tr><td>City</td><td>${amount}</td><td>$800</td></tr></tbody></table><figcaption>Costs<small data-footnote="">Source</small></figcaption></figure>`;

const posts = new Map<string, BlogPost>();
let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(posts));
});
afterAll(() => stop());

async function articleOf(content: string) {
  const post: BlogPost = {
    id: '3ab3b7c4-7c4e-4b56-9b38-3f7a1df8a001',
    slug: 'cracks',
    title: 'Cracks',
    excerpt: 'Short.',
    content,
    category: 'Unshared',
    date: 'January 1, 2035',
    readTime: '2 min read',
    views: '0',
    tags: [],
    createdAt: '2035-01-01T10:00:00.000Z',
    updatedAt: '2035-02-03T10:00:00.000Z',
  };
  posts.set(post.slug, post);
  const { body, headers } = await site.inject({ url: '/blog/cracks' });
  const text = new JSDOM(body).window.document.querySelector('[data-article-text]')!;
  return { text, policy: String(headers['content-security-policy']) };
}

describe('a video in a post', () => {
  it('is a link to its page until it is played, and loads nothing', async () => {
    const { text } = await articleOf(video);
    const link = text.querySelector('figure > a')!;
    expect(link.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${id}&t=9s`);
    expect(link.getAttribute('data-player')).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&start=9`);
    expect(link.textContent).toMatch(/Play video: A drivePlays from YouTube/);
    expect(text.querySelector('iframe, img, [style]')).toBeNull();
    expect(text.querySelector('figcaption')?.textContent).toBe('See.');
  });

  it('lets only its page show frames, and only those of its site', async () => {
    const frames = ({ policy }: { policy: string }) => /frame-src ([^;]*)/.exec(policy)?.[1];
    expect(frames(await articleOf(video))).toBe('https://www.youtube-nocookie.com');
    expect(frames(await articleOf(video + vimeo))).toBe('https://www.youtube-nocookie.com https://player.vimeo.com');
    expect(frames(await articleOf(card))).toBeUndefined();
    expect(frames(await articleOf('<p>&lt;a data-player="https://player.vimeo.com/x"&gt;</p>'))).toBeUndefined();
  });
});

describe('a link card in a post', () => {
  it('has one link with the title as its name, the host and the description', async () => {
    const { text } = await articleOf(card);
    const figure = text.querySelector('figure')!;
    expect([...figure.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Roads of Fairview']);
    expect(figure.querySelector('p')?.textContent).toBe('fairview.example');
    expect(figure.querySelector('figcaption')?.textContent).toBe('Every street.');
  });
});

describe('a drawing in a post', () => {
  it('says its values as text, and as a table', async () => {
    const { text } = await articleOf(bars('$1,200'));
    expect(text.querySelector('svg[role="img"] desc')?.textContent).toBe(
      'City: $2,000, made of Seals $1,200, Overlays $800.',
    );
    const table = text.querySelector('details table')!;
    expect([...table.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['City', '$1,200', '$800']);
    expect(table.querySelector('th')?.getAttribute('scope')).toBe('col');
    expect(text.querySelector('[style]')).toBeNull();
  });

  it('numbers the footnotes of its caption with those of the text', async () => {
    const { text } = await articleOf(`<p>a<small data-footnote="">First</small></p>${bars('$1')}`);
    expect(text.querySelector('figcaption sup')?.textContent).toBe('2');
    expect(text.querySelector('#note-2')?.textContent).toMatch(/^Source/);
  });

  it('is a table when its values cannot be drawn', async () => {
    const { text } = await articleOf(bars('many'));
    expect(text.querySelector('figure svg')).toBeNull();
    expect(text.querySelector('figure table td:nth-child(2)')?.textContent).toBe('many');
  });
});
