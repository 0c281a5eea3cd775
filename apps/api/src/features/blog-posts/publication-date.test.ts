import { describe, expect, it } from 'vitest';
import { publicationDate } from './publication-date.ts';

const post = {
  publishedOn: '2026-03-09',
  publishedAt: new Date('2026-03-09T15:00:00Z'),
  publishAt: null,
  createdAt: new Date('2026-01-02T08:00:00Z'),
};
const dateOf = (change: Partial<Parameters<typeof publicationDate>[0]>) =>
  publicationDate({ ...post, ...change }).toISOString();

describe('publicationDate', () => {
  it('returns the time of publishing, not of the first draft', () => {
    expect(dateOf({})).toBe('2026-03-09T15:00:00.000Z');
  });

  it('returns the scheduled time until a job marks the post', () => {
    expect(dateOf({ publishedAt: null, publishAt: new Date('2026-03-09T06:00:00Z') })).toBe('2026-03-09T06:00:00.000Z');
  });

  it('keeps the time when the stated day differs only by time zone', () => {
    expect(dateOf({ publishedAt: new Date('2026-03-10T03:30:00Z') })).toBe('2026-03-10T03:30:00.000Z');
    expect(dateOf({ publishedAt: new Date('2026-03-08T14:00:00Z') })).toBe('2026-03-08T14:00:00.000Z');
  });

  it('returns the day that the post states when it is a different one', () => {
    expect(dateOf({ publishedOn: '2025-01-22' })).toBe('2025-01-22T00:00:00.000Z');
  });
});
