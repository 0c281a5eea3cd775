import { describe, expect, it } from 'vitest';
import type { Campaign } from '@workspace/contracts/campaign';
import { wholeAudience } from './audience-name.ts';

const toTwo = { emailListName: 'Cities', audienceNames: ['Cities', 'Engineers'] } as Campaign;

describe('wholeAudience', () => {
  it('names the lists, and those whose people get nothing', () => {
    expect(wholeAudience({ ...toTwo, excludedListIds: [] })).toBe('Cities and Engineers');
    expect(wholeAudience({ ...toTwo, excludedListIds: ['1'], excludedListNames: ['Customers'] })).toBe(
      'Cities and Engineers, without Customers',
    );
  });

  it('counts the excluded lists when an earlier release of the API does not name them', () => {
    expect(wholeAudience({ ...toTwo, excludedListIds: ['1', '2'] })).toBe('Cities and Engineers, without 2 lists');
  });
});
