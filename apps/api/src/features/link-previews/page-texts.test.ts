import { describe, expect, it } from 'vitest';
import { pageTexts } from './page-texts.ts';

const read = (html: string) => pageTexts(Buffer.from(html));

describe('pageTexts', () => {
  it('prefers the texts for links to those for search engines', () =>
    expect(
      read(
        '<title>Roads | City</title><meta name="description" content="For engines"><meta property="og:title" content=" The city&#39;s\n roads "><meta property="og:description" content="For links">',
      ),
    ).toEqual({ title: "The city's roads", description: 'For links' }));

  it('falls back to the title of the document', () =>
    expect(read('<title>A &amp; B</title><body><meta property="og:title" content="x">')).toEqual({
      title: 'A & B',
      description: '',
    }));

  it('reads the encoding that the page declares', () => {
    const page = Buffer.from('<meta charset="windows-1252"><title>Stra\u00dfe</title>', 'latin1');
    expect(pageTexts(page).title).toBe('Straße');
  });

  it('shortens long texts between words', () => {
    const { title } = read(`<title>${'word '.repeat(100)}</title>`);
    expect(title.length).toBeLessThanOrEqual(201);
    expect(title).toMatch(/ word…$/);
  });

  it('runs no script, and reads a page without a head', () => {
    expect(read('<script>document.title = "x"</script><p>a</p>')).toEqual({ title: '', description: '' });
    expect(read('%PDF-1.4 \u0000\u0001')).toEqual({ title: '', description: '' });
  });
});
