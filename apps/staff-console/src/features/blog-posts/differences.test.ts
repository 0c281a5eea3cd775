// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { diffWords, differences } from './differences.ts';
import { emptyValues, type PostTexts } from './post-values.ts';

const post = (texts: Partial<PostTexts>): PostTexts => ({ ...emptyValues(), date: 'May 1, 2026', ...texts });

describe('differences', () => {
  it('lists differing fields in the order of the form', () =>
    expect(
      differences(post({ content: '<p>a</p>' }), post({ title: 'T', content: '<p>b</p>' })).map(({ label }) => label),
    ).toEqual(['Title', 'Content']));
  it('compares the text of a content, not its HTML', () =>
    expect(
      differences(post({ content: '<h2>One</h2><p>two</p>' }), post({ content: '<h2>One</h2><p>three</p>' })),
    ).toEqual([
      {
        field: 'content',
        label: 'Content',
        isOnlyLook: false,
        parts: [
          { kind: 'same', text: 'One\n\n' },
          { kind: 'removed', text: 'two' },
          { kind: 'added', text: 'three' },
        ],
      },
    ]));
  it('detects a difference in formatting only', () =>
    expect(differences(post({ content: '<p>a</p>' }), post({ content: '<p><strong>a</strong></p>' }))[0]).toMatchObject(
      {
        isOnlyLook: true,
      },
    ));
  it('returns an empty list for equal posts', () => expect(differences(post({}), post({}))).toEqual([]));
});

it('shortens long equal parts to the text beside a difference', () => {
  const long = 'word '.repeat(200);
  const [first, , , last] = diffWords(`${long}old ${long}`, `${long}new ${long}`);
  expect(first!.text).toMatch(/^ … (?: ?word)+ $/);
  expect(first!.text.length).toBeLessThan(100);
  expect(last!.text).toMatch(/^ (?:word )+ … $/);
});

it('compares texts of 60,000 words without anything in common', () => {
  const words = (letter: string) => Array.from({ length: 60_000 }, (_, index) => `${letter}${index}`).join(' ');
  expect(diffWords(words('a'), words('b')).length).toBeGreaterThan(0);
});
