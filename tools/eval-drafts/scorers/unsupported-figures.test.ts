import { describe, expect, it } from 'vitest';
import { register } from '@workspace/contracts/claims/register';
import { goodDraft } from './a-good-draft.ts';
import { unsupportedFigures } from './unsupported-figures.ts';

describe('unsupportedFigures', () => {
  it('marks nothing in a draft without figures', () => {
    const score = unsupportedFigures(goodDraft());
    expect(score).toMatchObject({ share: 0, unsupported: [] });
    expect(score.sentences).toBe(14);
  });

  it('marks nothing in a figure of the register', () => {
    const { value, wording } = register.find((claim) => claim.value.endsWith('%'))!;
    expect(
      unsupportedFigures(goodDraft({ excerpt: `A figure on record is ${value}: ${wording}.` })).unsupported,
    ).toEqual([]);
  });

  it('returns the share of the marked sentences', () => {
    const content = '<p>Crews sealed 312 miles. Nothing else.</p><ul><li>It cost $184,000 in all</li></ul>';
    const score = unsupportedFigures(goodDraft({ title: 'Seal the cracks', excerpt: 'A sentence.', content }));
    expect(score).toEqual({
      share: 0.4,
      sentences: 5,
      unsupported: ['Crews sealed 312 miles.', 'It cost $184,000 in all'],
    });
  });

  it('marks titles and excerpts', () =>
    expect(unsupportedFigures(goodDraft({ title: 'How 4,711 cities save' })).unsupported).toEqual([
      'How 4,711 cities save',
    ]));
});
