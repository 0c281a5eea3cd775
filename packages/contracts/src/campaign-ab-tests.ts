import * as z from 'zod/mini';
import { WinnerBy, testLimits } from './campaign-variants.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * The basis of a decision. `clicks`: more people clicked. `no_difference`: the first of the variants that the clicks do
 * not tell apart. `hand`: a staff member chose.
 */
export const DecisionReason = z.enum(['clicks', 'no_difference', 'hand']);
export type DecisionReason = z.infer<typeof DecisionReason>;

/** One variant with the emails of the test that were submitted, and the people among them who clicked. */
export const VariantFigures = z.object({
  subject: z.string(),
  /** Empty: the usual sender. */
  senderName: z.string(),
  submitted: z.int(),
  /** Null when the campaign counts no clicks. */
  readers: z.nullable(z.int()),
  /** The share of readers with its 95 % interval (Wilson), from 0 to 1; null without emails or clicks. */
  rate: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
});
export type VariantFigures = z.infer<typeof VariantFigures>;

/** The difference of two variants' rates with its interval (Newcombe), 95 % for all pairs together. */
export const Difference = z.object({
  best: z.int(),
  other: z.int(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
});
export type Difference = z.infer<typeof Difference>;

/** An A/B test with its figures now, and as they were at the decision. */
export const AbTest = z.object({
  variants: z.array(VariantFigures),
  /** The best variant against each other one; empty while the clicks say nothing. */
  differences: z.array(Difference),
  winnerBy: WinnerBy,
  testShare: z.int(),
  testMinutes: z.int(),
  /** The end of the waiting time; null before the last email of the test was submitted. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Recipients who wait for the decision. */
  waiting: z.int(),
  decision: z.nullable(
    z.object({
      winner: z.int(),
      reason: DecisionReason,
      at: z.iso.datetime(),
      /** The staff member who chose; null when the clicks decided. */
      by: z.nullable(z.string()),
      /** The figures that decided. */
      figures: z.array(z.object({ submitted: z.int(), readers: z.nullable(z.int()) })),
      /** The differences of these figures. */
      differences: z.array(Difference),
    }),
  ),
});
export type AbTest = z.infer<typeof AbTest>;

const byId = z.object({ id: z.uuid() });

/** Returns the A/B test of a started campaign. `no_test`: it has one subject and one sender. */
export const getAbTest = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/ab-test',
  access: 'staff',
  params: byId,
  response: AbTest,
  errors: { no_test: 409 },
});

/**
 * Chooses the variant that the waiting recipients get, at any time before the decision. `wrong_moment`: the campaign is
 * not being sent, or its recipients are still being written. `decided`: the decision was made before.
 */
export const chooseVariant = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/ab-test/winner',
  access: 'staff',
  params: byId,
  body: z.object({
    variant: z.int('Choose a variant').check(z.gte(0), z.lt(testLimits.variants.to, 'Choose a variant')),
  }),
  response: AbTest,
  errors: { no_test: 409, no_such_variant: 422, wrong_moment: 409, decided: 409 },
});
