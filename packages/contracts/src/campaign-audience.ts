import * as z from 'zod/mini';

const most = 50;
const ids = (word: string) =>
  z.array(z.uuid(`Choose ${word}`)).check(z.maxLength(most, `Choose at most ${most} ${word}`));

/** The people that a campaign goes to. `emailListId` is the first list; with `emailListIds`, these are all. */
export const audienceFields = {
  emailListId: z.optional(z.uuid('Choose an email list')),
  /** The lists in order: a person on several gets the campaign as a subscriber of the first. */
  emailListIds: z.optional(ids('email lists')),
  /** Segments, in addition to the lists. */
  segmentIds: z.optional(ids('segments')),
  /** Everybody on these lists gets nothing, also people who unsubscribed from them. */
  excludedListIds: z.optional(ids('excluded lists')),
};

type ChosenAudience = {
  emailListId?: string | undefined;
  emailListIds?: readonly string[] | undefined;
  segmentIds?: readonly string[] | undefined;
};

/** A campaign goes to a list or to a segment. Checked beside other errors, so that all messages come at once. */
export const someAudience = z.refine<ChosenAudience>(
  ({ emailListId, emailListIds, segmentIds }) =>
    emailListId !== undefined || Boolean(emailListIds?.length) || Boolean(segmentIds?.length),
  {
    path: ['emailListId'],
    error: 'Choose an email list',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/**
 * Returns the lists of an input in order, without duplicates; undefined when it names none. `emailListId` alone
 * replaces the first of the current lists.
 */
export function listsOf(
  { emailListId, emailListIds }: Pick<ChosenAudience, 'emailListId' | 'emailListIds'>,
  current: readonly string[] = [],
): string[] | undefined {
  const first = emailListId === undefined ? [] : [emailListId];
  if (emailListIds) return [...new Set([...first, ...emailListIds])];
  return emailListId === undefined ? undefined : [...new Set([...first, ...current.slice(1)])];
}
