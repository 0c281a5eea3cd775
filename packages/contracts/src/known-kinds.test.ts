import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { extensibleKind, listOfKnownKinds } from './known-kinds.ts';
import { getOverview } from './overview.ts';

const kinds = ['car', 'bus'] as const;
const Vehicle = z.object({ kind: extensibleKind(kinds), seats: z.int() });

describe('listOfKnownKinds', () => {
  it('leaves out an item of a kind that a later release added', () => {
    const items = [
      { kind: 'car', seats: 5 },
      { kind: 'tram', seats: 80 },
    ];
    expect(listOfKnownKinds(kinds, Vehicle).safeParse(items)).toEqual({ success: true, data: [items[0]] });
  });

  it('rejects an item that is wrong otherwise', () => {
    expect(listOfKnownKinds(kinds, Vehicle).safeParse([{ kind: 'car', seats: 'five' }]).success).toBe(false);
  });
});

describe('getOverview', () => {
  it('shows an older console everything that it knows', () => {
    const known = { kind: 'old_drafts', total: 1, items: [] };
    const coming = {
      kind: 'sequence',
      id: '11111111-1111-4111-8111-111111111111',
      title: 'Welcome',
      at: '2026-11-26T08:00:00.000Z',
    };
    const attention = [{ kind: 'broken_bridges', total: 2, items: [] }, known];
    const { data } = getOverview.response.safeParse({ attention, comingUp: [coming], days: [], mostRead: [] });
    expect(data).toEqual({ attention: [known], comingUp: [], days: [], mostRead: [] });
  });
});
