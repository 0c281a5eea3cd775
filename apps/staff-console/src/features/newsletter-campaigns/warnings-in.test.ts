import { describe, expect, it } from 'vitest';
import { warningsIn } from './warnings-in.ts';

const sentence = 'See there.';

describe('warningsIn', () => {
  it('names the checks that are marked Look', () => {
    const checks = [
      { name: 'links', outcome: 'warning', sentence },
      { name: 'spf', outcome: 'ok', sentence },
      { name: 'dmarc', outcome: 'warning', sentence },
    ] as const;
    expect(warningsIn(checks)).toBe(' Marked Look: the links and DMARC.');
    expect(warningsIn(checks.filter(({ outcome }) => outcome === 'ok'))).toBe('');
  });
});
