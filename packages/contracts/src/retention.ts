import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A rule about stored data that goes by age, with its numbers of rows. */
export const RetentionRule = z.object({
  key: z.string(),
  name: z.string(),
  /** The rule in words. */
  sentence: z.string(),
  stored: z.int(),
  /** Rows that the next nightly run deletes. */
  due: z.int(),
  /** Rows that go within 30 days; they include those that are due. */
  dueWithin30Days: z.int(),
  /** The time at which the next row becomes due; null when nothing is stored that is not due. */
  nextAt: z.nullable(z.iso.datetime()),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

/** Lists what is deleted by age: rules with their counts, and in words what goes without a count. Deletes nothing. */
export const listRetention = defineEndpoint({
  method: 'GET',
  path: '/api/retention',
  access: 'staff',
  response: z.object({ rules: z.array(RetentionRule), deletedElsewhere: z.array(z.string()) }),
});
