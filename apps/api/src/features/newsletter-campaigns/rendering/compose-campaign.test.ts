import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { composeCampaign } from './compose-campaign.ts';
import type { BlockInMail, MessageContent, PostInMail } from '../content/message-content.ts';

const origin = 'https://site.example';
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)> {{{greeting}}} {{preferencesUrl}}`;

const post: PostInMail = {
  title: 'Cracks',
  excerpt: 'Water gets in.',
  category: 'Maintenance',
  readTime: '6 min read',
  slug: 'cracks',
  url: `${origin}/blog/cracks`,
};
const picture = { url: `${origin}/media/a/1040.jpg`, width: 520, height: 347, alt: 'A street' };
const text = (...children: RichBlock[]): BlockInMail => ({ type: 'text', document: children });
const paragraph = (words: string): RichBlock => ({ type: 'paragraph', children: [{ text: words }] });

const compose = (blocks: BlockInMail[], change: Partial<MessageContent> = {}) =>
  composeCampaign({
    subject: 'Before winter',
    preheader: '',
    template: 'brand',
    blocks,
    listName: 'Cities',
    siteUrl: origin,
    postalAddress: '1 Test Street',
    tracksClicks: false,
    ...change,
  });
const documentOf = (html: string) => new JSDOM(html).window.document;

describe('the message of a campaign', () => {
  it('has its blocks in order, in both parts', () => {
    const blocks: BlockInMail[] = [
      text(
        { type: 'heading', level: 2, children: [{ text: 'Hello' }] },
        {
          type: 'paragraph',
          children: [
            { text: 'Read ', bold: true },
            { type: 'link', url: '/faq', children: [{ text: 'this', italic: true }] },
          ],
        },
        {
          type: 'numbered-list',
          start: 3,
          children: [
            { type: 'list-item', children: [{ text: 'three' }] },
            { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'inner' }] }] },
          ],
        },
        { type: 'quote', children: [{ text: 'Said' }] },
      ),
      { type: 'image', picture },
      { type: 'button', text: 'Book', url: '/book' },
      { type: 'divider' },
      text(paragraph('Bye')),
      { type: 'post', post },
    ];
    const { html, text: plain } = compose(blocks);
    const { body } = documentOf(html);
    expect([...body.querySelectorAll('h1, h2, p, li, blockquote, img')].map(({ tagName }) => tagName).join(' ')).toBe(
      'H1 H2 P LI LI BLOCKQUOTE IMG P P H2 P P P P',
    );
    expect(body.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(body.querySelector('ol > li > ul > li')?.textContent).toBe('inner');
    expect(body.querySelector('strong')?.textContent).toBe('Read ');
    expect([...body.querySelectorAll('a')].map(({ href }) => href).slice(0, 2)).toEqual([
      `${origin}/faq`,
      `${origin}/book`,
    ]);
    expect(plain.replace(/\n\n/g, '\n').split('\n--')[0]).toBe(
      `Before winter\nHello\nRead this (${origin}/faq)\n3. three\n  - inner\nSaid\n[Picture: A street]\nBook: ${origin}/book\n` +
        `* * *\nBye\n* * *\nCracks\nWater gets in.\nRead it: ${origin}/blog/cracks`,
    );
  });

  it('greets its reader unless words of its own begin it', () => {
    expect(compose([{ type: 'post', post }]).html).toContain('{{greeting}}');
    expect(compose([{ type: 'post', post }, text(paragraph('Bye'))]).html).toContain('{{greeting}}');
    expect(compose([text(paragraph('Hi {{name|there}}')), { type: 'post', post }])).toEqual({
      html: expect.not.stringContaining('{{greeting}}'),
      text: expect.not.stringContaining('{{greeting}}'),
    });
  });

  it('shows its preheader, or the titles of its posts, followed by nothing else', () => {
    const preheader = (html: string) => documentOf(html).body.firstElementChild?.textContent;
    expect(preheader(compose([{ type: 'post', post }]).html)).toMatch(/^Cracks (?:\u034f ?)+$/);
    expect(preheader(compose([{ type: 'post', post }], { preheader: 'For {{name|you}}' }).html)).toMatch(
      /^For \{\{name\|you\}\} /,
    );
  });

  it('reads nothing hostile as markup or as a placeholder', () => {
    const words = paragraph(hostile);
    const { html, text: plain } = compose(
      [
        text(words),
        { type: 'image', picture: { ...picture, alt: hostile } },
        { type: 'button', text: hostile, url: `${origin}/?q=${hostile}` },
        { type: 'post', post: { ...post, title: hostile, excerpt: hostile, category: hostile, cover: picture } },
      ],
      { subject: hostile, preheader: hostile, listName: hostile, postalAddress: hostile },
    );
    const document = documentOf(html);
    expect(document.querySelector('script, [onerror]')).toBeNull();
    expect(document.querySelectorAll('img')).toHaveLength(2);
    // The product's own placeholder is the only one.
    expect(html.replaceAll('href="{{preferencesUrl}}"', '')).not.toContain('{{');
    expect(plain.replace('that:\n{{preferencesUrl}}', '')).not.toContain('{{');
  });

  it('keeps merge fields in words, with an escaped fallback, and none in posts', () => {
    const { html } = compose([
      text(paragraph('Hi {{ name | you & me }}')),
      { type: 'post', post: { ...post, title: '{{name|x}}' } },
    ]);
    expect(html).toContain('Hi {{ name | you &#38; me }}');
    expect(html).toContain('{ {name|x}}');
  });

  it('has no room beside a picture of the whole column, however narrow the screen is', () => {
    const { html } = compose([{ type: 'image', picture }]);
    const [, screen, padding] = /max-width: (\d+)px\) \{ \.pad \{ padding-left: (\d+)px/.exec(html)!;
    expect(Number(screen) - 2 * Number(padding)).toBeLessThanOrEqual(picture.width);
  });

  it('stays under 100 kB with 50 posts and their pictures', () => {
    const posts = Array.from({ length: 50 }, (_, index): BlockInMail => {
      const title = `What a pothole costs before anybody sees it, part ${index}`;
      const excerpt = 'Cracks let water in, and the base gives way a winter later. Where to look. '.repeat(2);
      return { type: 'post', post: { ...post, title, excerpt, cover: picture } };
    });
    expect(Buffer.byteLength(compose(posts).html)).toBeLessThan(100_000);
  });

  it('is like a personal email in the plain template', () => {
    const blocks = [text(paragraph('Hi')), { type: 'post', post } as const];
    const { html, text: plain } = compose(blocks, { template: 'plain' });
    expect(documentOf(html).querySelector('h1')).toBeNull();
    expect(html).not.toContain('#f2b705');
    expect(plain).toMatch(/^Hi\n/);
  });
});
