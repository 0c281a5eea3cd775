import { describe, expect, it } from 'vitest';
import { nextStart } from './next-start.ts';

const at = (minute: number) => `2026-12-05T09:0${minute}:00.000Z`;

describe('nextStart', () => {
  it('returns the start of the next scheduled campaign', () => {
    expect(
      nextStart([
        { status: 'late', scheduledAt: at(1) },
        { status: 'scheduled', scheduledAt: at(3) },
        { status: 'scheduled', scheduledAt: at(2) },
        { status: 'draft', scheduledAt: null },
      ]),
    ).toBe(Date.parse(at(2)));
    expect(nextStart([{ status: 'sent', scheduledAt: at(1) }])).toBeNull();
  });
});
