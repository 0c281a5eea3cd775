import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

const whole = (from: number, to: number, sentence: string) =>
  z.int(sentence).check(z.gte(from, sentence), z.lte(to, sentence));

/** The plan of a list's digest. In a shorter month, `day` is its last one. `hour` is on the clocks of `zone`. */
const planFields = {
  isOn: z.boolean(),
  day: whole(1, 31, 'Choose a day from 1 to 31'),
  hour: whole(0, 23, 'Choose an hour from 0 to 23'),
};

/** The digest of one month. Without posts there is no draft; without a campaign, the draft was deleted. */
export const DigestRun = z.object({
  /** Such as `2026-11`. */
  month: z.string(),
  at: z.iso.datetime(),
  posts: z.int(),
  campaignId: z.nullable(z.uuid()),
});
export type DigestRun = z.infer<typeof DigestRun>;

/** The monthly digest of a list: a draft from the posts published since the last one. It is never sent by itself. */
export const ListDigest = z.object({
  ...planFields,
  /** The time zone of the company, such as `America/New_York`. */
  zone: z.string(),
  /** The time of the next draft; null when it is off. */
  nextAt: z.nullable(z.iso.datetime()),
  /** The last twelve, the latest first. */
  runs: z.array(DigestRun),
});
export type ListDigest = z.infer<typeof ListDigest>;

const byId = z.object({ id: z.uuid() });

/** Returns the digest of a list: off on the 1st at 9, until staff turn it on. */
export const getListDigest = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:id/digest',
  access: 'staff',
  params: byId,
  response: ListDigest,
});

/** Changes the digest of a list: omitted fields remain. A change makes no draft for a time that is over. */
export const changeListDigest = defineEndpoint({
  method: 'PATCH',
  path: '/api/email-lists/:id/digest',
  access: 'staff',
  params: byId,
  body: z.partial(z.object(planFields)),
  response: ListDigest,
  errors: { in_trash: 409 },
});
