import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

const pageWith = (style: string, part = '') =>
  `<!doctype html><html lang="en"><title>Roads</title><meta name="viewport" content="width=device-width">
   <style>p { color: #333; background: #fff } @media (width < 600px) { .wide { display: none } }
   @media (width >= 600px) { .narrow { display: none } } ${style}</style>
   <main><h1>Roads</h1><p>A road is rated.</p><p>Another <i>road</i>.</p>${part}</main></html>`;
const dark = (style: string) => `@media (prefers-color-scheme: dark) { ${style} }`;

test('a page that passed hides no fault of the next one from axe', async ({ page }) => {
  const found = async (content: string) => {
    await page.setContent(content);
    return (await violationsInEveryScheme(page)).map((line) => line.replace(/^\S+ ([^:]+: [^:]+):.*$/s, '$1'));
  };
  expect(await found(pageWith(''))).toEqual([]);
  for (const style of ['p { color: #bbb }', 'main { opacity: 0.3 }', 'i { background: #444 }'])
    expect(await found(pageWith(dark(style))), style).toEqual(
      expect.arrayContaining(['dark 360: color-contrast', 'dark 1280: color-contrast']),
    );
  const covered = dark('main { position: relative } b { position: absolute; inset: 0; background: #444; z-index: -1 }');
  expect(await found(pageWith(`p { background: none } ${covered}`, '<b></b>'))).toContain('dark 360: color-contrast');
  const small =
    'button { width: 60px; height: 60px } @media (width < 600px) { button { width: 9px; height: 9px; padding: 0 } }';
  const buttons = '<button aria-label="A"></button><button aria-label="B"></button>';
  expect(new Set(await found(pageWith(small, buttons)))).toEqual(new Set(['light 360: target-size']));
  expect(await found(pageWith('', '<button class="narrow"></button>'))).toEqual(['light 360: button-name']);
  const named = '<button><svg width="30" height="30"></svg><span class="wide">Go</span></button>';
  expect(await found(pageWith('', named))).toEqual(['light 360: button-name']);
  expect(await found(pageWith('', '<button class="wide"></button>'))).toEqual(['light 1280: button-name']);
});
