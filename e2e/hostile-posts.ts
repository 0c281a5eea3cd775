import type { Browser, Locator, Page } from 'playwright/test';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import { expect } from './test.ts';

/** Closes everything that a hostile text may leave open, so that the next one is parsed as if alone. */
const ends = `"'>--></textarea></title></style></xmp></script></noembed></noframes></iframe></noscript></template></select></svg></math></table></form>`;
/** Elements that only count at the beginning. */
const isFirst = /^<(?:frameset|!DOCTYPE html)/;
const inOne = 40;
/** Text in every post: if it is missing, a vector swallowed it. */
const words = 'Words that stay.';

/** Runs in a page: returns true for each text that a parser does not close at its end. */
function swallowing(texts: readonly string[]): boolean[] {
  return texts.map((text) => {
    const read = new DOMParser().parseFromString(`<p>a</p>${text}<p id=after>`, 'text/html');
    const after = read.getElementById('after');
    return !after || after.closest('math, svg, select, template, noscript, button, object, title') !== null;
  });
}

/** Returns all hostile texts: many in one post, except large or deep ones and those that swallow others. */
export async function hostileTexts(browser: Browser): Promise<string[]> {
  // Not in a page of the site: its policy reports even HTML that is only parsed.
  const page = await browser.newPage();
  const ended = everyVector.map(({ name, html }) => ({ name, html, text: `${html}${ends}` }));
  const swallows = await page.evaluate(
    swallowing,
    ended.map(({ text }) => text),
  );
  await page.close();
  const isAlone = (html: string, index: number) => html.length > 700 || isFirst.test(html) || swallows[index];
  const alone = ended.filter(({ html }, index) => isAlone(html, index));
  const others = ended.filter(({ html }, index) => !isAlone(html, index));
  const texts = alone.map(({ html, text }) =>
    isFirst.test(html) ? `${text}<p>${words}</p>` : `<p>${words}</p>${text}`,
  );
  for (let from = 0; from < others.length; from += inOne) {
    const some = others.slice(from, from + inOne).map(({ name, text }) => `<h3>${name}</h3>${text}`);
    texts.push(`${some.join('')}<p>${words}</p>`);
  }
  return texts;
}

/** Simulates a user's interactions with each element, and the browser's own events. */
export function touchEverything(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    for (const type of [
      'pointerenter',
      'pointerover',
      'mouseover',
      'focus',
      'focusin',
      'wheel',
      'toggle',
      'animationstart',
      'copy',
    ])
      element.dispatchEvent(new Event(type, { bubbles: true }));
    // Skips links that would leave the page.
    const address = element.closest('[href]')?.getAttribute('href') ?? 'none:';
    const { protocol } = URL.canParse(address, document.baseURI)
      ? new URL(address, document.baseURI)
      : { protocol: '' };
    const leadsOn = /^(?:https?|mailto|tel):$/.test(protocol);
    if (!leadsOn) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/** Watches a page for every effect of a hostile text. The returned list stays empty when there are none. */
export async function watchForScripts(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.context().route(/canary\.example/, (route) => {
    seen.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`);
    return dialog.accept();
  });
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`));
  return seen;
}

interface Bounds {
  elements?: readonly string[];
  attributes?: readonly string[];
}

/** Checks that a rendered text contains only allowed elements, and interacts with all of it. */
export async function expectHarmless(text: Locator, { elements = [], attributes = [] }: Bounds = {}): Promise<void> {
  const allowed = {
    elements: [...displayRules.ALLOWED_TAGS, ...elements],
    // An element cannot lose its `is` attribute: the cleaner empties the value.
    attributes: [...displayRules.ALLOWED_ATTR, 'is', ...attributes],
  };
  await expect(text).toContainText(words);
  expect(await text.evaluate(strangeParts, allowed)).toEqual([]);
  await text.evaluate(touchEverything);
  const page = text.page();
  expect(await page.evaluate(() => 'ranHere' in window)).toBe(false);
  const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

/** Locates the text of the open article. */
export const articleText = (page: Page): Locator => page.locator('[data-article-text] > :last-child > :first-child');
/** Elements and attributes that the site adds to headings and tables of an article. */
export const inArticle = {
  elements: ['section'],
  attributes:
    'id data-anchor data-table data-align scope tabindex role data-notes data-back aria-label aria-labelledby aria-describedby'.split(
      ' ',
    ),
};

/** The other fields of a post, as hostile as its text. */
export const hostileFields = {
  title: `"'></title></script><svg onload=ranHere=1>]]>\u0001\u202e<!-- {{ranHere=1}}`,
  excerpt: `]]></description><script>ranHere=1</script>"'><img src=https://canary.example/e onerror=ranHere=1>\u0008\uffff`,
  category: `'"><script>ranHere=1</script>&lt;\u000b`,
  date: `<img src=x onerror=ranHere++>`,
  readTime: `"onmouseover="ranHere=1`,
};
