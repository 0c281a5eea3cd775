import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  it('cleans several texts at once', async () => {
    const texts = ['<p onclick="a()">first</p>', '<script>b()</script><p>second</p>', '<p onclick="a()">first</p>', ''];
    expect(await Promise.all(texts.map(cleanHtml))).toEqual(['<p>first</p>', '<p>second</p>', '<p>first</p>', '']);
  });

  it('returns a text that it has cleaned without waiting for the thread', async () => {
    await cleanHtml('<p>known</p>');
    // So long a text holds the thread for far longer than the known one needs.
    const long = cleanHtml('<p>long</p>'.repeat(20_000)).then(() => 'long');
    expect(await Promise.race([long, cleanHtml('<p>known</p>')])).toBe('<p>known</p>');
    await long;
  });
});
