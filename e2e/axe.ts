import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// `axe.source` is twice as long, and each page parses it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  all: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  ofColor: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** Returns the violations that axe finds on the page, a line for each element. */
async function violations(page: Page, { runOnly }: { runOnly: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // One frame to compute the new styles, and one to render them.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // No rule among these reads style sheets, which axe would fetch.
  const options = { runOnly, resultTypes: ['violations' as const], preload: false };
  const found = await page.evaluate(async (wanted) => {
    const height = () => document.documentElement.scrollHeight;
    for (let tries = 3; ; tries -= 1) {
      const before = height();
      const results = await window.axe.run(document, wanted);
      // axe compares positions from its start with later ones: a part that arrived between moves text onto other colors.
      if (height() === before || tries === 1) return results.violations;
    }
  }, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Returns the violations that axe finds in both schemes at each of these widths, in pixels, each with its path and look.
 * The dark scheme changes colors and nothing else, so only the rules of color are checked again in it.
 */
export async function violationsInEveryScheme(page: Page, widths = [360, 1280]): Promise<string[]> {
  const found: string[] = [];
  // The second scheme begins at the width where the first one ended: each change lays the page out again.
  for (const [colorScheme, inOrder] of [
    ['light', widths.toReversed()],
    ['dark', widths],
  ] as const)
    for (const width of inOrder) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { pathname } = new URL(page.url());
      found.push(
        ...(await violations(page, colorScheme === 'dark' ? rules.ofColor : rules.all)).map(
          (line) => `${pathname} ${colorScheme} ${width}: ${line}`,
        ),
      );
    }
  return found;
}

/**
 * Returns the violations that axe finds with the person's own colors, at the width of a page that is zoomed to 400 %. It
 * reads the colors of the page and not those of the person, so it cannot measure contrast.
 */
export async function violationsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  const found = await violations(page, rules.all);
  return found.filter((line) => !line.startsWith('color-contrast:'));
}
