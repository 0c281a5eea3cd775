import * as z from 'zod/mini';
import { emailAddressWith } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { Suppression } from './mail-suppressions.ts';

const SubscriberStatus = z.enum(['subscribed', 'unsubscribed', 'bounced']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;
const SubscriberSource = z.enum(['manual', 'import', 'website']);

/** A row of one list. `unsubscribed`: the person left; `bounced`: the mail server says that there is nobody. Neither is mailed again. */
export const Subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: SubscriberStatus,
  source: SubscriberSource,
  unsubscribedAt: z.nullable(z.iso.datetime()),
  /** The email of the staff member who unsubscribed the person, and may take it back; null where the person left. */
  unsubscribedBy: z.nullable(z.string()),
  /** Why no list mails the address; null where they may. */
  suppression: z.nullable(Suppression),
  createdAt: z.iso.datetime(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** An address as the rest of the product checks it, with the sentence of lists. */
const address = emailAddressWith('Invalid email format');
const personName = z.nullish(z.string().check(z.trim(), z.maxLength(200, 'Keep this under 200 characters')));
const person = { email: address, firstName: personName, lastName: personName };

/** What staff may set. Everything else follows from what a person or a mail server did. */
const GivenStatus = z.enum(['subscribed', 'unsubscribed'], 'Write "subscribed" or "unsubscribed"');

/**
 * A person to add, subscribed unless `status` says otherwise. `source` is any text: one of the known sources is stored as
 * such, and any other as `manual`.
 */
export const SubscriberDraft = z.object({
  ...person,
  status: z.optional(GivenStatus),
  source: z.nullish(z.string().check(z.maxLength(200, 'Keep this under 200 characters'))),
});
export type SubscriberDraft = z.infer<typeof SubscriberDraft>;

/** The source that is stored for a given text. */
export const sourceOf = (given: string | null | undefined): z.infer<typeof SubscriberSource> => {
  const { data } = SubscriberSource.safeParse(given?.trim().toLowerCase());
  return data ?? 'manual';
};

const ofList = z.object({ listId: z.uuid() });
const one = z.object({ listId: z.uuid(), id: z.uuid() });

/** The largest body of one call, in bytes: some 170,000 people with names. */
const largestAddition = 16 * 1024 * 1024;

/**
 * Adds people to a list, all or nobody. `unsubscribed` people get no mail from it: who is subscribed there is
 * unsubscribed, and nobody else is changed or revived. One bad row refuses all, with its place in `fields`.
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
    /** Were added as unsubscribed, or were subscribed before. */
    unsubscribed: z.int(),
    /** Were on the list before, or twice in the call. */
    present: z.int(),
    /** Have left or bounced, and stay out. */
    left: z.int(),
  }),
  errors: { in_trash: 409 },
});

/** How many there are; at least so many where `isExact` is false. */
const SubscriberCount = z.object({ count: z.int(), isExact: z.boolean() });
export type SubscriberCount = z.infer<typeof SubscriberCount>;

/**
 * People of a list by address, 100 at a time. `search` finds parts of addresses and names, or beginnings of words where it
 * is shorter than three characters; `after` is the `next` of the page before. `total` comes with the first page.
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
 * Changes a person's address, name or status. Staff take back what staff did: `left_by_themselves` where the person
 * left or the mail server gave the address up.
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

/** Takes a person off a list. `has_left`: who has left stays as such, so that nobody adds them again. */
export const removeSubscriber = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:listId/subscribers/:id',
  access: 'staff',
  params: one,
  response: 'nothing',
  errors: { has_left: 409 },
});

/** Everyone of a list as CSV, by address. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export const exportSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:listId/subscribers.csv',
  access: 'staff',
  params: ofList,
  response: { stream: 'text/csv; charset=utf-8' },
});
