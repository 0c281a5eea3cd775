import type { Browser, Locator, Page } from 'playwright/test';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import { expect } from './test.ts';

/** Ends whatever a hostile text left open, so that the next is read as it would be alone. */
const ends = `"'>--></textarea></title></style></xmp></script></noembed></noframes></iframe></noscript></template></select></svg></math></table></form>`;
/** What counts only at the beginning. */
const isFirst = /^<(?:frameset|!DOCTYPE html)/;
const inOne = 40;
/** Words of every text: something swallowed them where they are missing. */
const words = 'Words that stay.';

/** Runs in a page: which of these a parser does not leave at its end. */
function swallowing(texts: readonly string[]): boolean[] {
  return texts.map((text) => {
    const read = new DOMParser().parseFromString(`<p>a</p>${text}<p id=after>`, 'text/html');
    const after = read.getElementById('after');
    return !after || after.closest('math, svg, select, template, noscript, button, object, title') !== null;
  });
}

/** Every hostile text: many in one post, and alone those that are large or deep or would swallow the others. */
export async function hostileTexts(browser: Browser): Promise<string[]> {
  // Not in a page of ours: its policy is told of what is only read, too.
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

/** What a person might do to each element, and what a browser tells it by itself. */
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
    // A link that leads on would leave the page.
    const address = element.closest('[href]')?.getAttribute('href') ?? 'none:';
    const { protocol } = URL.canParse(address, document.baseURI)
      ? new URL(address, document.baseURI)
      : { protocol: '' };
    const leadsOn = /^(?:https?|mailto|tel):$/.test(protocol);
    if (!leadsOn) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/** Watches a page for all that a hostile text could bring about. The list stays empty where nothing does. */
export async function watched(page: Page): Promise<string[]> {
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

/** Holds a drawn text to what may be in it, and touches all of it. */
export async function expectHarmless(text: Locator, { elements = [], attributes = [] }: Bounds = {}): Promise<void> {
  const allowed = {
    elements: [...displayRules.ALLOWED_TAGS, ...elements],
    // No element can be rid of `is` once it has one: the cleaner empties it.
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

/** The text of the article that is open. */
export const articleText = (page: Page): Locator =>
  page.locator('article > :last-child > :first-child > :last-child > :first-child');
/** What the headings and tables of an article get. */
export const inArticle = {
  elements: ['section'],
  attributes: ['id', 'data-anchor', 'data-table', 'data-align', 'scope', 'tabindex', 'aria-label'],
};

/** The other fields of a post, as hostile as its text. */
export const hostileFields = {
  title: `"'></title></script><svg onload=ranHere=1>]]>\u0001\u202e<!-- {{ranHere=1}}`,
  excerpt: `]]></description><script>ranHere=1</script>"'><img src=https://canary.example/e onerror=ranHere=1>\u0008\uffff`,
  category: `'"><script>ranHere=1</script>&lt;\u000b`,
  date: `<img src=x onerror=ranHere++>`,
  readTime: `"onmouseover="ranHere=1`,
};

/** Goes to an article as a link inside the page leads there: without loading it anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
