import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewClaimSource } from './claim-checks.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T11:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const messageFor = (readOn: string) =>
  NewClaimSource.safeParse({ sentence: 'Salt lasts.', title: 'A study', quote: 'Salt lasts.', readOn }).error?.issues[0]
    ?.message;

it.each(['', '2026-11-29', '2026-11-30', '1999-01-01'])('a source may be read on %j, today in some time zone', (day) =>
  expect(messageFor(day)).toBeUndefined(),
);

it.each([
  ['2026-12-01', 'Choose a day up to today'],
  ['2999-01-01', 'Choose a day up to today'],
  ['2026-02-30', 'Choose a day'],
  ['today', 'Choose a day'],
])('a source cannot be read on %j: %s', (day, message) => expect(messageFor(day)).toBe(message));
