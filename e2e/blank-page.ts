import type { Frame, Page } from 'playwright/test';
import { touchEverything } from './hostile-posts.ts';

/** Returns the vector that a frame, or an ancestor of it, shows. */
export const vectorIn = (frame: Frame | null): string | undefined =>
  !frame || frame.name().startsWith('vector-') ? frame?.name() : vectorIn(frame.parentFrame());

/** Opens a page without a content security policy, with a helper to interact with every element. */
export async function makeBlank(page: Page): Promise<void> {
  await page.route('https://blank.example/*', (route) =>
    route.request().url().endsWith('/') ? route.fulfill({ contentType: 'text/html', body: '' }) : route.abort(),
  );
  await page.addInitScript({ content: `window.touchEverything = ${String(touchEverything)}` });
  await page.goto('https://blank.example/');
}

/**
 * Renders each text raw in a frame of its own, interacts with all of it, and returns the names of those that ran
 * scripts.
 */
export async function showRaw(vectors: { name: string; html: string }[]): Promise<string[]> {
  const { touchEverything: touch } = window as unknown as { touchEverything: typeof touchEverything };
  const frames = vectors.map(({ name, html }) =>
    Object.assign(document.createElement('iframe'), { name, srcdoc: html }),
  );
  const loaded = frames.map((frame) => new Promise((next) => frame.addEventListener('load', next)));
  document.body.replaceChildren(...frames);
  const soon = new Promise((next) => setTimeout(next, 1_000));
  await Promise.race([Promise.all(loaded), soon]);
  for (const { contentDocument } of frames) if (contentDocument) touch(contentDocument);
  await new Promise((next) => setTimeout(next, 200));
  return frames
    .filter(({ contentDocument, contentWindow }) => contentDocument && 'ranHere' in contentWindow!)
    .map(({ name }) => name);
}
