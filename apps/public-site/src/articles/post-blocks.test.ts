import { describe, expect, it } from 'vitest';
import { splitAtBlocks, takeBlocks } from './post-blocks.ts';

const drawing =
  '<figure data-drawing="pci-scale"><table><thead><tr><th>Street</th><th>PCI</th></tr></thead><tbody><tr><td>A &amp; B</td><td>62</td></tr></tbody></table><figcaption>a <em>b</em></figcaption></figure>';
const card = '<figure data-link-card=""><a href="https://a.example/?b=1&amp;c=2">d &lt;e&gt;</a></figure>';
const video =
  '<figure data-video=""><img src="/media/a/b" alt="" data-decorative=""><a href="https://vimeo.com/12">f</a><figcaption>g</figcaption></figure>';

const pieces = (html: string) => {
  const taken = takeBlocks(html);
  return splitAtBlocks(taken.html, taken.blocks);
};

describe('the blocks of a post', () => {
  it('are taken out in reading order, with their captions and posters', () => {
    expect(pieces(`<p>x</p>${drawing}${card}<p>y</p>${video}`)).toEqual([
      '<p>x</p>',
      {
        block: {
          type: 'drawing',
          kind: 'pci-scale',
          rows: [
            ['Street', 'PCI'],
            ['A & B', '62'],
          ],
          number: 1,
          table: expect.stringMatching(/^<table>.*<\/table>$/) as string,
        },
        before: '',
        caption: 'a <em>b</em>',
      },
      { block: { type: 'link-card', url: 'https://a.example/?b=1&c=2', title: 'd <e>' }, before: '', caption: '' },
      '<p>y</p>',
      {
        block: { type: 'video', video: { site: 'vimeo', id: '12' }, title: 'f' },
        before: '<img src="/media/a/b" alt="" data-decorative="">',
        caption: 'g',
      },
    ]);
  });

  it('leave their place to other changes of the text', () => {
    const { html, blocks } = takeBlocks(drawing);
    expect(html).toBe('<figure data-place="0"><figcaption>a <em>b</em></figcaption></figure>');
    expect(splitAtBlocks(html.replace('<em>b</em>', 'c'), blocks)[0]).toMatchObject({ caption: 'a c' });
  });

  it('get an empty row of headings when they have none', () =>
    expect(
      takeBlocks(
        '<figure data-drawing="pci-scale"><table><tbody><tr><td>a</td><td>1</td></tr></tbody></table></figure>',
      ).blocks,
    ).toMatchObject([
      {
        rows: [
          ['', ''],
          ['a', '1'],
        ],
      },
    ]));

  it.each([
    '<figure data-drawing="x"><table></table></figure>',
    '<figure data-drawing="cost-bars"><p>a</p></figure>',
    '<figure data-link-card=""><a>a</a></figure>',
    '<figure data-video=""><a href="https://a.example/12">a</a></figure>',
    '<figure><img src="/media/a/b" alt="c"></figure>',
  ])('stay as they are in another form: %s', (html) => expect(pieces(html)).toEqual([html]));

  it('are none in a text without them', () => {
    expect(pieces('')).toEqual(['']);
    expect(pieces('<p>a</p>')).toEqual(['<p>a</p>']);
  });
});
