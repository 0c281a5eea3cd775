import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite } from './seo/test-site.ts';

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

describe('fonts of a page', () => {
  it.each(['/', '/cms'])('are beside the style sheet that styled-components write to on %s', async (url) => {
    const { document } = new JSDOM((await site.inject({ url })).body).window;
    const sheets = [...document.querySelectorAll('style')];
    const withFonts = sheets.filter(({ textContent }) => textContent.includes('@font-face'));
    expect(withFonts.some(({ textContent }) => textContent.includes("'Overpass Variable'"))).toBe(true);
    expect(withFonts.some((sheet) => 'styled' in sheet.dataset)).toBe(false);
  });
});
