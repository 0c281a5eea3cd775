import { describe, expect, it } from 'vitest';
import type { PreflightCheck } from '@workspace/contracts/newsletter-campaigns';
import { subjectsInWords, testPlanIn } from './test-in-words.ts';

describe('subjectsInWords', () => {
  it('names each subject once', () => {
    expect(subjectsInWords({ subject: 'One' })).toBe('the subject “One”');
    expect(subjectsInWords({ subject: 'One', subjects: ['One', 'One'] })).toBe('the subject “One”');
    expect(subjectsInWords({ subject: 'One', subjects: ['One', 'Two', 'Three'] })).toBe(
      'the subjects “One”, “Two”, and “Three”',
    );
  });
});

describe('testPlanIn', () => {
  it('repeats the numbers of the pre-flight', () => {
    const checks: PreflightCheck[] = [
      { name: 'audience', outcome: 'ok', sentence: 'It goes to 10 people.' },
      { name: 'ab-test', outcome: 'ok', sentence: 'Each of the 2 variants goes to 2 people first.' },
    ];
    expect(testPlanIn(checks)).toBe(' Each of the 2 variants goes to 2 people first.');
    expect(testPlanIn(checks.slice(0, 1))).toBe('');
  });
});
