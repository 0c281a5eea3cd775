import * as z from 'zod/mini';
import { emailAddressWith } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { FieldValues, GivenFields } from './field-values.ts';
import { Suppression } from './suppressions.ts';
import { maxCharacters } from './max-characters.ts';

const SubscriberStatus = z.enum(['subscribed', 'unsubscribed', 'bounced']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;
const SubscriberSource = z.enum(['manual', 'import', 'website']);

/**
 * A row of one list. `unsubscribed`: the subscriber left; `bounced`: the mail server reports a dead address. Neither
 * receives email again.
 */
export const Subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: SubscriberStatus,
  source: SubscriberSource,
  unsubscribedAt: z.nullable(z.iso.datetime()),
  /** The email address of the staff member who unsubscribed the row, and may undo it; null when the subscriber left. */
  unsubscribedBy: z.nullable(z.string()),
  /** The suppression of the address; null when there is none. */
  suppression: z.nullable(Suppression),
  fields: FieldValues,
  createdAt: z.iso.datetime(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** An address, validated as in the rest of the product, with the message of lists. */
const address = emailAddressWith('Invalid email format');
const personName = z.nullish(z.string().check(z.trim(), maxCharacters(200)));
const person = { email: address, firstName: personName, lastName: personName, fields: z.optional(GivenFields) };

/** The status values that staff can set. Others result from actions of a subscriber or a mail server. */
const GivenStatus = z.enum(['subscribed', 'unsubscribed'], 'Write "subscribed" or "unsubscribed"');

/**
 * A subscriber to add, subscribed unless `status` says otherwise. `source` is any text: a known source is stored as
 * such, and any other as `manual`.
 */
export const SubscriberDraft = z.object({
  ...person,
  status: z.optional(GivenStatus),
  source: z.nullish(z.string().check(maxCharacters(200))),
});
export type SubscriberDraft = z.infer<typeof SubscriberDraft>;

/** Returns the source that is stored for a text. */
export const sourceOf = (given: string | null | undefined): z.infer<typeof SubscriberSource> => {
  const { data } = SubscriberSource.safeParse(given?.trim().toLowerCase());
  return data ?? 'manual';
};

const ofList = z.object({ listId: z.uuid() });
const one = z.object({ listId: z.uuid(), id: z.uuid() });

/** The maximum body size, in bytes: some 170,000 subscribers with names. */
const largestAddition = 16 * 1024 * 1024;

/**
 * Adds subscribers to a list, all or none. `unsubscribed` rows receive no email from it: existing subscribers become
 * unsubscribed, and no other row is changed or resubscribed. One invalid row rejects all, with its index in `fields`.
 */
export const addSubscribers = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists/:listId/subscribers',
  access: 'staff',
  params: ofList,
  body: z.object({ subscribers: z.array(SubscriberDraft).check(z.minLength(1, 'Name somebody to add')) }),
  textBody: { maxBytes: largestAddition },
  maxSeconds: 300,
  response: z.object({
    message: z.string(),
    added: z.int(),
    /** Rows added as unsubscribed, or subscribed before. */
    unsubscribed: z.int(),
    /** Rows that were on the list before, or twice in the request. */
    present: z.int(),
    /** Rows that left or bounced, and are not added. */
    left: z.int(),
  }),
  errors: { in_trash: 409 },
});

/** A count; a lower bound when `isExact` is false. */
export const SubscriberCount = z.object({ count: z.int(), isExact: z.boolean() });
export type SubscriberCount = z.infer<typeof SubscriberCount>;

/**
 * Lists subscribers by address, 100 per page. `search` finds parts of addresses and names, or beginnings of words when
 * it is shorter than three characters; `after` is the `next` of the previous page. `total` comes with the first page.
 */
export const listSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:listId/subscribers',
  access: 'staff',
  params: ofList,
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    status: z.optional(SubscriberStatus),
    after: z.optional(z.string().check(z.maxLength(254))),
  }),
  response: z.object({
    subscribers: z.array(Subscriber),
    next: z.nullable(z.string()),
    total: z.nullable(SubscriberCount),
  }),
});

/**
 * Updates a subscriber's address, name, status, or the given ones of the fields. Staff can undo what staff did:
 * `left_by_themselves` when the subscriber left or the address bounced.
 */
export const changeSubscriber = defineEndpoint({
  method: 'PATCH',
  path: '/api/email-lists/:listId/subscribers/:id',
  access: 'staff',
  params: one,
  body: z.partial(z.object({ ...person, status: GivenStatus })),
  response: z.object({ subscriber: Subscriber }),
  errors: { address_taken: 409, address_left: 409, left_by_themselves: 409 },
});

/** Removes a subscriber from a list. `has_left`: an unsubscribed row remains, so that it cannot be added again. */
export const removeSubscriber = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:listId/subscribers/:id',
  access: 'staff',
  params: one,
  response: 'nothing',
  errors: { has_left: 409 },
});

/**
 * Exports all subscribers of a list as CSV, by address. Cells that a spreadsheet would run as a formula begin with an
 * apostrophe.
 */
export const exportSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:listId/subscribers.csv',
  access: 'staff',
  audit: 'recorded',
  permission: 'email-lists:write',
  needsFreshSignIn: true,
  params: ofList,
  response: { stream: 'text/csv; charset=utf-8' },
});
