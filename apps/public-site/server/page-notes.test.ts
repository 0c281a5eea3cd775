import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexablePaths } from '../src/entry-server.tsx';
import { startTestSite } from './seo/test-site.ts';

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

async function elementsOf(url: string, selector: string) {
  const { body } = await site.inject({ url });
  return [...new JSDOM(body).window.document.querySelectorAll(selector)];
}

describe('captions', () => {
  it('end their sentence before the edition of the band names', async () => {
    const all = await Promise.all(indexablePaths.map((path) => elementsOf(path, 'main *')));
    const texts = all.flat().map(({ textContent }) => textContent);
    expect(texts.filter((text) => /[^.(\n] Band names as in/.test(text))).toEqual([]);
  });
});

describe('notes', () => {
  it.each(['/', '/potholes-report'])(
    'lead back to the figures of %s from the line of their last word',
    async (path) => {
      const links = await elementsOf(path, '#notes a[href^="#mark-"]');
      expect(links.length).toBeGreaterThan(5);
      const alone = links.filter(({ previousSibling }) => !previousSibling?.textContent?.endsWith('\u00a0'));
      expect(alone.map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
  );
});
