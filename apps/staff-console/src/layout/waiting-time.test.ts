import { describe, expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const sent = Date.UTC(2026, 0, 1);
const hours = (count: number) => sent + count * 3_600_000;

describe('waitingTime', () => {
  it.each([
    [null, hours(0), 'waiting', '24 h left'],
    [null, hours(23.5), 'waiting', '30 min left'],
    [null, hours(24), 'waiting', '0 min left'],
    [null, hours(26), 'late', 'Late by 2 h'],
    [null, hours(24 * 4), 'late', 'Late by 3 days'],
    [hours(5), hours(100), 'answered', 'Answered after 5 h'],
  ])('describes a request answered at %s and seen at %s as %s: %s', (answeredAt, now, state, words) =>
    expect(waitingTime(sent, answeredAt, now, 24)).toEqual({ state, words }),
  );
});
