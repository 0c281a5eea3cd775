import * as z from 'zod/mini';
import { maxCharacters } from './max-characters.ts';

/** The limits of an A/B test: variants, percent of the recipients, minutes, and characters of a sender's name. */
export const testLimits = {
  variants: { from: 2, to: 4 },
  share: { from: 10, to: 100, usual: 20 },
  minutes: { from: 30, to: 2_880, usual: 240 },
  senderName: 70,
} as const;

/** The way to choose the winner: by people who clicked, or by a staff member. */
export const WinnerBy = z.enum(['clicks', 'hand']);
export type WinnerBy = z.infer<typeof WinnerBy>;

const { variants, share, minutes } = testLimits;

const severalOf = (word: string) =>
  z.refine<readonly string[]>(
    ({ length }) => length === 0 || (length >= variants.from && length <= variants.to),
    `Write ${variants.from} to ${variants.to} ${word}, or none`,
  );

/** The text of a subject: one line. */
export const subjectText = z
  .string('Write a subject')
  .check(z.trim(), z.minLength(1, 'Write a subject'), maxCharacters(200))
  .check(z.regex(/^[^\r\n]*$/, 'Keep the subject on one line'));

const senderName = z
  .string()
  .check(z.trim(), maxCharacters(testLimits.senderName))
  .check(z.regex(/^[^\r\n]*$/, 'Keep the name on one line'));

const wholeNumber = (from: number, to: number, sentence: string) =>
  z.int(sentence).check(z.gte(from, sentence), z.lte(to, sentence));

/**
 * The plan of an A/B test. Variant n has `subjects[n]` and `senderNames[n]`; empty arrays: one subject, and the usual
 * sender. An empty sender's name is the usual one.
 */
export const variantFields = {
  subjects: z.optional(z.array(subjectText).check(severalOf('subjects'))),
  senderNames: z.optional(z.array(senderName).check(severalOf('names of the sender'))),
  /** Percent of the recipients in the test. The others wait for the winner. */
  testShare: z.optional(
    wholeNumber(share.from, share.to, `Write a whole percentage from ${share.from} to ${share.to}`),
  ),
  /** Minutes between the last email of the test and the decision. */
  testMinutes: z.optional(
    wholeNumber(minutes.from, minutes.to, `Write ${minutes.from} to ${minutes.to.toLocaleString('en-US')} minutes`),
  ),
  winnerBy: z.optional(WinnerBy),
};

/** The plan and the result in a response. An API of an earlier release omits them. */
export const shownVariants = {
  /** Empty without an A/B test, or with a test of senders alone. */
  subjects: z.optional(z.array(z.string())),
  senderNames: z.optional(z.array(z.string())),
  testShare: z.optional(z.int()),
  testMinutes: z.optional(z.int()),
  winnerBy: z.optional(WinnerBy),
  /** The variant that the recipients outside the test get; null before the decision. */
  winner: z.optional(z.nullable(z.int())),
};

/** The number of a variant, from 0, in a query. */
export const variantInQuery = z.optional(z.coerce.number<number>().check(z.multipleOf(1), z.gte(0), z.lt(variants.to)));

type Draft = { subject?: unknown; subjects?: unknown; senderNames?: unknown };

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A campaign has a subject, or subjects. */
export const someSubject = z.refine<Draft>(
  ({ subject, subjects }) => subject !== undefined || (Array.isArray(subjects) && subjects.length > 0),
  { path: ['subject'], error: 'Write a subject', when: isObject },
);

/** With subjects and names of the sender, there are as many of both. */
export const equalVariants = z.refine<Draft>(
  ({ subjects, senderNames }) =>
    !Array.isArray(subjects) ||
    !Array.isArray(senderNames) ||
    subjects.length * senderNames.length === 0 ||
    subjects.length === senderNames.length,
  { path: ['senderNames'], error: 'Write as many names of the sender as subjects', when: isObject },
);

/** Letters of the variants in texts for people. */
export const variantLetters = ['A', 'B', 'C', 'D'] as const;
