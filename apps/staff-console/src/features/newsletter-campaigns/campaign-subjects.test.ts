import { describe, expect, it } from 'vitest';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { mainSubject, subjectsInWords, testPlanIn } from './campaign-subjects.ts';

describe('subjectsInWords', () => {
  it('names each subject once', () => {
    expect(subjectsInWords({ subject: 'One' })).toBe('the subject “One”');
    expect(subjectsInWords({ subject: 'Hi {{name|there}}' })).toBe('the subject “Hi there”');
    expect(subjectsInWords({ subject: 'One', subjects: ['One', 'One'] })).toBe('the subject “One”');
    expect(subjectsInWords({ subject: 'One', subjects: ['One', 'Two', 'Three'] })).toBe(
      'the subjects “One”, “Two”, and “Three”',
    );
  });
});

describe('mainSubject', () => {
  it('is that of the winner once a test is decided', () => {
    expect(mainSubject({ subject: 'One' })).toBe('One');
    expect(mainSubject({ subject: 'One', subjects: [], winner: null })).toBe('One');
    expect(mainSubject({ subject: 'One', subjects: ['One', 'Two'], winner: null })).toBe('One');
    expect(mainSubject({ subject: 'One', subjects: ['One', 'Two'], winner: 1 })).toBe('Two');
    // A test of senders alone has no subjects of its own.
    expect(mainSubject({ subject: 'One', subjects: [], winner: 1 })).toBe('One');
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
