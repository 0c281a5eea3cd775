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

const open = async (url: string) => new JSDOM((await site.inject({ url })).body).window.document;
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent;

describe('search of the questions without scripts', () => {
  it('is a form that requests the page of its results', async () => {
    const form = (await open('/faq')).querySelector<HTMLFormElement>('form[role="search"]')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/faq', 'get']);
    expect(form.querySelector('input')?.name).toBe('q');
    expect(form.querySelector('button')?.type).toBe('submit');
  });

  it('renders the count of its results with the words marked, or a way back to all questions', async () => {
    const found = await open('/faq?q=PASER');
    expect(textOf(found, '[role="status"]')).toMatch(/^\d+ questions? found$/);
    expect(textOf(found, 'mark')).toBe('PASER');
    const none = await open('/faq?q=xylophone');
    expect(textOf(none, '[role="status"]')).toBe('No questions found');
    expect(textOf(none, 'form[action="/faq"]:not([role])')).toBe('Clear Search');
    expect((await open('/faq')).body.textContent).toContain('Getting Started');
  });
});
