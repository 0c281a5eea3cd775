// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { checkPost } from './post-checks.ts';
import { emptyValues } from './post-values.ts';

type Change = Partial<ReturnType<typeof emptyValues>>;
const find = (id: string, change: Change, unchecked: UnsupportedInPost[] = []) =>
  checkPost({ ...emptyValues(), ...change }, unchecked, new Date('2027-06-02T12:00:00Z')).find((check) =>
    check.id.startsWith(id),
  );
const stateOf = (...given: Parameters<typeof find>) => find(...given)?.state;
const statement: UnsupportedInPost = { field: 'excerpt', path: [], from: 2, to: 9, sentence: 'It lasts', facts: [] };
const drawing = (pci: string) =>
  `<figure data-drawing="pci-scale"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>${pci}</td></tr></tbody></table></figure>`;
const picture = (attributes: string) => `<figure><img src="/media/a/b.jpg" ${attributes}></figure>`;

describe('the checks of a post', () => {
  it.each([
    ['alt', { content: '<p>No picture</p>' }, undefined],
    ['alt', { content: picture('alt="A street"') }, 'done'],
    ['alt', { content: picture('alt="" data-decorative=""') }, 'done'],
    ['alt', { content: picture('alt="A street"') + picture('alt=""') }, 'stop'],
    ['drawings', { content: '<p>None</p>' }, undefined],
    ['drawings', { content: drawing('62') }, 'done'],
    ['drawings', { content: drawing('62') + drawing('many') }, 'advice'],
    ['cover', { coverImageId: null }, 'advice'],
    ['cover', { coverImageId: '0190a000-0000-7000-8000-000000000001' }, 'done'],
    ['headings', { content: '<p>None</p>' }, undefined],
    ['headings', { content: '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>' }, 'done'],
    ['headings', { content: '<h2>a</h2><h4>b</h4>' }, 'advice'],
    ['headings', { content: '<h3>a</h3>' }, 'advice'],
    ['excerpt', { excerpt: 'x'.repeat(49) }, 'advice'],
    ['excerpt', { excerpt: 'x'.repeat(50) }, 'done'],
    ['excerpt', { excerpt: 'x'.repeat(160) }, 'done'],
    ['excerpt', { excerpt: 'x'.repeat(161) }, 'advice'],
    ['search-title', { seoTitle: ' ' }, undefined],
    ['search-title', { seoTitle: 'x'.repeat(60) }, 'done'],
    ['search-title', { seoTitle: 'x'.repeat(61) }, 'advice'],
    ['search-description', { seoDescription: '' }, undefined],
    ['search-description', { seoDescription: 'x'.repeat(155) }, 'done'],
    ['search-description', { seoDescription: 'x'.repeat(156) }, 'advice'],
    ['grade', { content: '<p>Short.</p>' }, undefined],
    ['grade', { content: `<p>${'The crew came at noon. '.repeat(30)}</p>` }, 'done'],
    ['grade', { content: `<p>${'municipal infrastructure deterioration '.repeat(50)}</p>` }, 'advice'],
  ])('find %s of %j to be %s', (id, change, expected) => {
    expect(stateOf(id, change)).toBe(expected);
  });

  it('warn of a claim after its date, and name who confirms it', () => {
    const values = { ...emptyValues(), content: '<p>Every mile costs $100 per mile.</p>' };
    const expiredAt = (time: string) =>
      checkPost(values, [], new Date(time)).filter(({ id }) => id.startsWith('expired'));
    expect(expiredAt('2027-05-31T12:00:00Z')).toEqual([]);
    expect(expiredAt('2027-06-01T12:00:00Z')).toEqual([
      {
        id: 'expired-$100 per mile, for every plan',
        state: 'advice',
        text: "$100 (per mile, for every plan) was valid until May 31, 2027: ask Sales to confirm it (owner's specification, section 3.4, 9)",
        place: {
          field: 'content',
          path: [0],
          from: 0,
          to: 31,
          sentence: 'Every mile costs $100 per mile.',
        },
      },
    ]);
  });

  it('count the statements to check', () => {
    expect([stateOf('claims', {}), stateOf('claims', {}, [statement])]).toEqual(['done', 'advice']);
  });

  it.each([
    [
      'alt',
      { content: '<p>a</p>' + picture('alt="A street"') + picture('alt=""') },
      { field: 'content', path: [2], part: 'alt' },
    ],
    ['drawings', { content: drawing('62') + drawing('many') }, { field: 'content', path: [1] }],
    ['cover', {}, { field: 'coverImageId' }],
    ['headings', { content: '<h2>a</h2><p>b</p><h4>c</h4>' }, { field: 'content', path: [2] }],
    ['excerpt', { excerpt: 'Short.' }, { field: 'excerpt' }],
    ['search-title', { seoTitle: 'x'.repeat(61) }, { field: 'seoTitle' }],
    ['search-description', { seoDescription: 'x'.repeat(156) }, { field: 'seoDescription' }],
    ['grade', { content: `<p>Short.</p><p>${'municipal infrastructure '.repeat(60)}</p>` }, { path: [1], from: 0 }],
  ])('leads from %s of %j to %j', (id, change, place) => {
    expect(find(id, change)?.place).toMatchObject(place);
  });

  it('leads to the first statement to check, and from nothing that is done', () => {
    expect(find('claims', {}, [statement])?.place).toEqual(statement);
    const done = { excerpt: 'x'.repeat(80), content: '<h2>a</h2>' + picture('alt="A street"') };
    for (const id of ['alt', 'headings', 'excerpt', 'claims']) {
      expect(find(id, done)).toMatchObject({ state: 'done' });
      expect(find(id, done)?.place).toBeUndefined();
    }
  });
});
