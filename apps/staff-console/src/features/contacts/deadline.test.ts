import { describe, expect, it } from 'vitest';
import type { Contact } from '@workspace/contracts/contacts';
import { deadline } from './deadline.ts';

const times = { dueAt: '2026-12-02T12:00:00Z', soonAt: '2026-12-02T06:00:00Z' };
const at = (time: string, status: Contact['status'] = 'waiting') =>
  deadline({ ...times, status } as Contact, Date.parse(time));

describe('deadline', () => {
  it.each([
    ['2026-12-02T01:00:00Z', 'neutral', '11 h left'],
    ['2026-12-02T09:00:00Z', 'caution', '3 h left'],
    ['2026-12-02T12:00:00Z', 'caution', '0 min left'],
    ['2026-12-03T04:00:00Z', 'danger', 'Late 16 h'],
  ])('at %s is %s: %s', (time, tone, words) => {
    expect(at(time)).toEqual({ tone, words });
  });

  it('shows the end of a request instead of its time', () => {
    expect(at('2026-12-09T00:00:00Z', 'answered').words).toBe('Answered');
    expect(at('2026-12-09T00:00:00Z', 'archived').words).toBe('Archived');
    expect(at('2026-12-09T00:00:00Z', 'spam').words).toBe('Spam');
  });
});
