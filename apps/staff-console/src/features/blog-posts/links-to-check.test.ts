import { describe, expect, it } from 'vitest';
import type { RichBlock, RichInline } from '@workspace/contracts/rich-text/document';
import { linksToCheck } from './links-to-check.ts';

const link = (url: string): RichInline => ({ type: 'link', url, children: [{ text: 'x' }] });
const item = (url: string) => ({ type: 'list-item' as const, children: [link(url)] });
const cell = (url: string) => ({ type: 'table-cell' as const, children: [link(url)] });
const linksOf = (...document: RichBlock[]) => linksToCheck(document, 'https://site.example', '/blog/own');
const paragraph = (...urls: string[]): RichBlock => ({ type: 'paragraph', children: urls.map(link) });

describe('linksToCheck', () => {
  it('finds links in every kind of block, each once', () =>
    expect(
      linksOf(
        paragraph('/blog/a', '/blog/a'),
        { type: 'bulleted-list', children: [item('/blog/b')] },
        { type: 'table', children: [{ type: 'table-row', children: [cell('/blog/c')] }] },
      ),
    ).toEqual(['/blog/a', '/blog/b', '/blog/c']));

  it('leaves out places in the text, the text itself and other protocols', () =>
    expect(
      linksOf(
        paragraph('mailto:a@b.example', 'tel:1', '#part', '/blog/own#part', 'http://['),
        paragraph('https://site.example/faq', 'relative', 'https://other.example/blog/own'),
      ),
    ).toEqual(['https://site.example/faq', 'relative', 'https://other.example/blog/own']));
});
