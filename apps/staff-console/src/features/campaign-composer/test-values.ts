import { testLimits } from '@workspace/contracts/campaign-variants';
import type { Campaign } from '@workspace/contracts/campaign';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';

/** The plan of an A/B test in the composer. Variant A has the subject of the message. */
export type TestValues = Required<Pick<CampaignDraft, 'senderNames' | 'testShare' | 'testMinutes' | 'winnerBy'>> & {
  /** The subjects of B, C and D; empty without a test. */
  otherSubjects: string[];
};

/** Returns the plan of a stored campaign. An API of an earlier release has none. */
export function testValuesOf({
  subject,
  subjects = [],
  senderNames = [],
  testShare = testLimits.share.usual,
  testMinutes = testLimits.minutes.usual,
  winnerBy = 'clicks',
}: Campaign): TestValues {
  // A test of senders alone has the subject in each variant.
  const otherSubjects = subjects.length > 0 ? subjects.slice(1) : senderNames.slice(1).map(() => subject);
  return { otherSubjects, senderNames, testShare, testMinutes, winnerBy };
}

/** Returns the subjects of all variants; empty without a test. */
export const subjectsOf = (subject: string, { otherSubjects }: TestValues): string[] =>
  otherSubjects.length > 0 ? [subject, ...otherSubjects] : [];

/** Returns the fields of a save. Names of the sender are stored when one is not the usual. */
export function toTestDraft(subject: string, test: TestValues) {
  const { otherSubjects: _others, senderNames, ...plan } = test;
  const subjects = subjectsOf(subject, test);
  const hasNames = senderNames.some((name) => name.trim() !== '');
  const names = subjects.map((_subject, index) => senderNames[index] ?? '');
  return { ...plan, subjects, senderNames: hasNames ? names : [] };
}
