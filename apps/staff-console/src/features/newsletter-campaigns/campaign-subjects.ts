import type { Campaign } from '@workspace/contracts/campaign';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { plainSubject } from './subject-parts.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns the subject of a campaign, or those of its A/B test: `the subjects “One” and “Two”`. */
export function subjectsInWords({ subject, subjects = [] }: Pick<Campaign, 'subject' | 'subjects'>): string {
  const all = [...new Set([subject, ...subjects])];
  return `the ${all.length > 1 ? 'subjects' : 'subject'} ${list.format(all.map((one) => `“${plainSubject(one)}”`))}`;
}

/** Returns the subject that most readers get: that of the winner of an A/B test, once it is decided. */
export const mainSubject = ({ subject, subjects, winner }: Pick<Campaign, 'subject' | 'subjects' | 'winner'>): string =>
  subjects?.[winner ?? 0] ?? subject;

/** Returns the numbers of an A/B test after a space; empty without one. */
export function testPlanIn(checks: readonly PreflightCheck[]): string {
  const plan = checks.find(({ name }) => name === 'ab-test');
  return plan ? ` ${plan.sentence}` : '';
}
