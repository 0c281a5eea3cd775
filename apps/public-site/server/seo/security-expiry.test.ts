import { describe, expect, it } from 'vitest';
import { securityExpiry } from './security-expiry.ts';

const monthsAhead = (now: Date): number => (securityExpiry(now).getTime() - now.getTime()) / (30.44 * 86_400_000);

describe('securityExpiry', () => {
  it('returns a date six to twelve months ahead on every day of two years', () => {
    const days = Array.from({ length: 731 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 23, 59)));
    const ahead = days.map(monthsAhead);
    expect([Math.min(...ahead) > 5.9, Math.max(...ahead) < 12]).toEqual([true, true]);
  });
});
