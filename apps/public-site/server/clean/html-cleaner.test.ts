import { afterAll, describe, expect, it } from 'vitest';
import { HtmlCleaner } from './html-cleaner.ts';

const cleaner = new HtmlCleaner();
afterAll(() => cleaner.close());

describe('HTML cleaner', () => {
  it('cleans HTML by the display rules', async () => {
    const html = '<h2>a</h2><script>b</script><p onclick="c">d<img src=x onerror=e></p>';
    expect(await cleaner.clean(html)).toBe('<h2>a</h2><p>d</p>');
  });

  it('does not block the event loop', async () => {
    let isClean = false;
    const cleaning = cleaner.clean('<p>a</p>'.repeat(20_000)).finally(() => (isClean = true));
    let turns = 0;
    while (!isClean) {
      await new Promise((next) => setImmediate(next));
      turns += 1;
    }
    expect((await cleaning).length).toBe(160_000);
    expect(turns).toBeGreaterThan(100);
  });
});
