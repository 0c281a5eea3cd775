import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim } from '@workspace/contracts/claims/claim';
import { findFacts } from '@workspace/contracts/claims/find-facts';
import { claimsFor } from '@workspace/contracts/claims/find-unsupported';
import { claimsByName } from '@workspace/contracts/claims/register';
import { bandNamesNote, pciBands } from '@workspace/ui/theme/pci.ts';
import { noteOf } from '../../src/claim-notes/note-of.ts';
import { indexablePaths } from '../../src/entry-server.tsx';
import { startTestSite } from './test-site.ts';

const paths = [
  '/',
  '/self-service',
  '/full-service',
  '/white-label',
  '/saas',
  '/case-studies',
  '/cities',
  '/about',
  '/blog',
  '/faq',
  '/potholes-report',
];

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

async function documentOf(path: string): Promise<Document> {
  const { body } = await site.inject({ url: path });
  return new JSDOM(body).window.document;
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The claims that the register places on a page, except those that it shows by itself. */
const claimsOn = (path: string): [string, Claim][] =>
  [...claimsByName].filter(
    ([name, { page, basis }]) =>
      page.replace('/#faq', '/') === path && basis !== 'shown' && !/^(?:condition|place)Claims/.test(name),
  );

describe('notes on claims', () => {
  it.each([...claimsByName])(
    'has a meaning or a condition for a note on %s',
    (name, { basis, definition, condition }) => {
      if (basis === 'shown' || /^(?:condition|place)Claims/.test(name)) return;
      expect(definition ?? condition).toMatch(/^[A-Z$€0-9].*\.$/);
    },
  );

  it.each(paths)('stand at %s for each claim that the register places there', async (path) => {
    const text = plain((await documentOf(path)).querySelector('main')?.textContent);
    const expected = claimsOn(path);
    const missing = expected.filter(([, claim]) => !text.includes(plain(noteOf(claim).meaning)));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  // The answers of the FAQ have notes of their own, and the list of the blog shows articles with their drawings.
  it.each(paths.filter((path) => !['/faq', '/blog'].includes(path)))(
    'stand at %s for each figure in its lists and tables',
    async (path) => {
      const document = await documentOf(path);
      const notes = [...document.querySelectorAll('#notes ol > li')].map(({ textContent }) => plain(textContent));
      const noted = (claim: Claim) => notes.some((note) => note.includes(plain(noteOf(claim).meaning)));
      for (const mark of document.querySelectorAll('#notes, sup')) mark.remove();
      const blocks = [...document.querySelectorAll('main :is(dl > div, tr, li:not(:has(li)))')].map(({ textContent }) =>
        plain(textContent),
      );
      const unnoted = blocks.flatMap((block) =>
        findFacts(block).flatMap((fact) => {
          const stating = fact.kind === 'number' ? claimsFor(fact, block) : [];
          const isNoted = stating.length === 0 || stating.some((claim) => claim.basis === 'shown' || noted(claim));
          return isNoted ? [] : [`${fact.text} in "${block.slice(0, 120)}"`];
        }),
      );
      expect(unnoted).toEqual([]);
    },
  );

  it.each(paths)('are linked both ways at %s', async (path) => {
    const document = await documentOf(path);
    const links = [...document.querySelectorAll('main a[href^="#"]')].filter(({ textContent }) => textContent);
    const dead = links.map((link) => link.getAttribute('href')!).filter((href) => !document.querySelector(href));
    expect(dead).toEqual([]);
    for (const mark of document.querySelectorAll('sup > a'))
      expect(mark.getAttribute('aria-label')).toMatch(/^Note \d+$/);
    const notes = document.querySelectorAll('#notes ol > li');
    for (const { id } of notes) expect(document.querySelector(`sup > a[href="#${id}"]`), id).not.toBeNull();
  });

  it('link to parts of pages that exist', async () => {
    const targets = new Set([...claimsByName.values()].map((claim) => noteOf(claim).more.to));
    expect(targets.size).toBeGreaterThan(5);
    for (const target of targets) {
      const [path, id] = target.split('#');
      const document = await documentOf(path!);
      if (id) expect(document.getElementById(id), target).not.toBeNull();
    }
  });
});

describe('band names', () => {
  const names = pciBands.map(({ name }) => name).join('|');
  const banded = new RegExp(String.raw`\b\d{1,3} (?:${names})\b|\bVery Poor\b|rated (?:${names})\b`);

  it.each(indexablePaths)('come with their edition at %s', async (path) => {
    const main = (await documentOf(path)).querySelector('main')!;
    const labels = [...main.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    const text = plain([main.textContent, ...labels].join(' '));
    expect(!banded.test(text) || text.includes(bandNamesNote)).toBe(true);
  });
});
