import { describe, expect, it } from 'vitest';
import { rulesForModel } from './prompt.ts';

describe('rulesForModel', () => {
  it('lists the facts of the register, and leaves out a claim after its date', () => {
    const fact = '- $100: per mile, for every plan';
    expect(rulesForModel('draft', new Date('2027-05-31T12:00:00Z'))).toContain(fact);
    const later = rulesForModel('draft', new Date('2027-06-01T12:00:00Z'));
    expect(later).not.toContain(fact);
    expect(later).toContain('- ASTM D6433: the standard that ratings comply with');
  });
});
