// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkPost } from './post-checks.ts';
import { emptyValues } from './post-values.ts';

const stateOf = (id: string, change: Partial<ReturnType<typeof emptyValues>>, unchecked = 0) =>
  checkPost({ ...emptyValues(), ...change }, unchecked, new Date('2026-11-24T12:00:00Z')).find(
    (check) => check.id === id,
  )?.state;
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
      checkPost(values, 0, new Date(time)).filter(({ id }) => id.startsWith('expired'));
    expect(expiredAt('2027-05-31T12:00:00Z')).toEqual([]);
    expect(expiredAt('2027-06-01T12:00:00Z')).toEqual([
      {
        id: 'expired-$100 per mile, for every plan',
        state: 'advice',
        text: "$100 (per mile, for every plan) was valid until May 31, 2027: ask Sales to confirm it (owner's specification, section 3.4, 9)",
      },
    ]);
  });

  it('count the statements to check', () => {
    expect([stateOf('claims', {}, 0), stateOf('claims', {}, 2)]).toEqual(['done', 'advice']);
  });
});
