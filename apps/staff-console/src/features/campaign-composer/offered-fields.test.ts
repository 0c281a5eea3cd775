import { describe, expect, it } from 'vitest';
import { offeredFields } from './offered-fields.ts';

const field = (key: string, emailListId: string | null) => ({
  id: key,
  key,
  name: key.toUpperCase(),
  type: 'text' as const,
  emailListId,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const fields = [field('city', null), field('ward', 'cities'), field('office', 'firms'), field('email', null)];
const ownOf = (emailListIds: string[], segmentIds: string[] = []) =>
  offeredFields(fields, { emailListIds, segmentIds })
    .slice(4)
    .map(({ text }) => text);

describe('offeredFields', () => {
  it('begins with the fields of every subscriber, once each', () => {
    expect(offeredFields(fields, { emailListIds: [], segmentIds: [] }).map(({ label }) => label)).toEqual([
      'First name',
      'Full name',
      'Last name',
      'Email address',
      'CITY',
      'WARD',
      'OFFICE',
    ]);
  });

  it('omits the fields of lists that the campaign does not go to', () => {
    expect(ownOf(['cities'])).toEqual(['{{city}}', '{{ward}}']);
    expect(ownOf(['cities', 'firms'])).toEqual(['{{city}}', '{{ward}}', '{{office}}']);
  });

  it('has the fields of all lists for segments, and before an audience is chosen', () => {
    expect(ownOf(['cities'], ['readers'])).toHaveLength(3);
    expect(ownOf([])).toHaveLength(3);
  });
});
