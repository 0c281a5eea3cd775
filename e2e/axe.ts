import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { colorLooks } from './color-looks.ts';
import { newParts } from './new-parts.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// `axe.source` is twice as long, and each page parses it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ofColor = ['color-contrast', 'link-in-text-block'];
const ofLayout = ['target-size', 'scrollable-region-focusable'];
const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ofLayout,
  ofLayoutAndColor: [...ofLayout, ...ofColor],
  ofColor,
};

/** Looks of text and parts that passed on any page of this worker. Most of axe's time goes into the rules of color. */
const passed = new Set(['']);

/** Returns the violations that axe finds on the page, a line for each element. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const looks = await page.evaluateHandle(colorLooks);
  const unseen = (await looks.evaluate((all) => [...all.keys()])).filter((look) => !passed.has(look));
  if (runOnly === rules.ofColor && unseen.length === 0) return [];
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(() =>
      window.axe.configure({
        rules: [
          { id: 'color-contrast', selector: '[data-new-look]' },
          { id: 'link-in-text-block', selector: 'a[href][data-new-look]' },
        ],
      }),
    );
  }
  const { found, passing } = await looks.evaluate(run, { runOnly, unseen });
  for (const look of passing) passed.add(look);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`));
}

/** Runs axe in the page, with the rules of color for the unseen looks alone, and returns those of them that passed. */
async function run(looks: Map<string, Element[]>, { runOnly, unseen }: { runOnly: string[]; unseen: string[] }) {
  const marked = unseen.flatMap((look) => looks.get(look)!);
  for (const element of marked) element.setAttribute('data-new-look', '');
  // No rule among these reads style sheets, which axe would fetch.
  const options: axe.RunOptions = { runOnly, preload: false, elementRef: true, selectors: false };
  const height = () => document.documentElement.scrollHeight;
  let results: axe.AxeResults;
  let before: number;
  let tries = 3;
  do {
    before = height();
    results = await window.axe.run(document, options);
    tries -= 1;
    // axe compares positions from its start with later ones: a part that arrived between moves text onto other colors.
  } while (height() !== before && tries > 0);
  for (const element of marked) element.removeAttribute('data-new-look');
  const failing = new Set<Element | undefined>(
    results.violations.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  // axe cannot measure contrast over a picture, and leaves out some texts for their length or position.
  const ofPicture = ['bgGradient', 'bgImage', 'imgNode'];
  const measured = [...results.passes, ...results.incomplete]
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any: [check] }) => {
      const reason = (check?.data as { messageKey?: string } | null)?.messageKey;
      return !reason || ofPicture.includes(reason);
    });
  const isMeasured = new Set<Element | undefined>(measured.map(({ element }) => element));
  const found = results.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  const passing = unseen.filter((look) => {
    const elements = looks.get(look)!;
    return elements.some((element) => isMeasured.has(element)) && !elements.some((element) => failing.has(element));
  });
  return { found, passing };
}

/**
 * Returns the violations that axe finds in both schemes at each of these widths, in pixels, each with its path and look.
 * Another width moves elements, so the rules of layout are checked again, and all rules if it shows new parts. The dark
 * scheme changes colors and nothing else.
 */
export async function violationsInEveryScheme(page: Page, widths = [360, 1280]): Promise<string[]> {
  const found: string[] = [];
  const add = (look: string, lines: string[]) =>
    found.push(...lines.map((line) => `${new URL(page.url()).pathname} ${look}: ${line}`));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [index, width] of widths.toReversed().entries()) {
    await page.setViewportSize({ width, height: 800 });
    const parts = await page.evaluate(newParts, index === 0);
    const lines = await violations(page, index > 0 && passed.has(parts) ? rules.ofLayoutAndColor : rules.all);
    if (lines.length === 0 && index > 0) passed.add(parts);
    add(`light ${width}`, lines);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Each change of the width lays the page out again: the first one is the last one of the light scheme.
  for (const [index, width] of widths.entries()) {
    if (index > 0) await page.setViewportSize({ width, height: 800 });
    add(`dark ${width}`, await violations(page, rules.ofColor));
  }
  return found;
}

/**
 * Returns the violations of the rules of layout with the colors of the person, at the width of a page that is zoomed to
 * 400 %. axe reads the colors of the page and not those of the person, so it cannot measure contrast.
 */
export async function violationsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  return violations(page, rules.ofLayout);
}
