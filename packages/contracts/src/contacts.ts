import * as z from 'zod/mini';
import { EmailAddress, emailAddressWith } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { formAddresses } from './form-choices.ts';
import { maxCharacters } from './max-characters.ts';

const CitySize = z.enum(['small', 'medium', 'large', 'metro'], 'Choose a city size');
const ServiceInterest = z.enum(['self-service', 'full-service', 'white-label', 'not-sure'], 'Choose a service');
const name = (sentence: string) => z.string(sentence).check(z.trim(), z.minLength(1, sentence), maxCharacters(100));

/**
 * A consultation request. Our form sends the accepted privacy policy; other clients may omit it, and then no consent
 * is stored.
 */
export const ContactRequest = z.object({
  firstName: name('Write your first name'),
  lastName: name('Write your last name'),
  email: EmailAddress,
  citySize: CitySize,
  serviceInterest: ServiceInterest,
  /** The effective date of the policy. A page may be older than the newest policy. */
  agreedPolicy: z.optional(z.string()),
  website: z.optional(z.string()),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** The state of a request: spam, else archived, else answered, else waiting. */
const ContactStatus = z.enum(['waiting', 'answered', 'archived', 'spam']);

/**
 * A stored request for staff. `answeredAt` is null while it is open. `answeredBy` is an email address, and null when
 * none was recorded. An answer is due at `dueAt`; from `soonAt` on a quarter of the time is left. `owner` is the address
 * of the staff member who takes care of it. `spamReasons` say why it was taken for spam. `agreedPolicy` is the effective
 * date of the privacy policy that the sender agreed to.
 */
export const Contact = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  citySize: CitySize,
  serviceInterest: ServiceInterest,
  createdAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  answeredBy: z.nullable(z.string()),
  status: ContactStatus,
  dueAt: z.iso.datetime(),
  soonAt: z.iso.datetime(),
  owner: z.nullable(z.string()),
  tags: z.array(z.string()),
  spamReasons: z.array(z.string()),
  agreedPolicy: z.nullable(z.string()),
});
export type Contact = z.infer<typeof Contact>;

/** The filters of the list, in the order of the console's tabs. `mine`: the current user is the owner. */
export const contactFilters = ['waiting', 'late', 'mine', 'answered', 'archived', 'spam'] as const;
export type ContactFilter = (typeof contactFilters)[number];

/** The number of matches of each filter. */
export const ContactCounts = z.object({
  waiting: z.int(),
  late: z.int(),
  mine: z.int(),
  answered: z.int(),
  archived: z.int(),
  spam: z.int(),
});
export type ContactCounts = z.infer<typeof ContactCounts>;

/** Query parameter of a filter. `all`: all requests that are neither archived nor spam. */
const status = z.optional(z.enum([...contactFilters, 'all']));

/** Stores a request and notifies the sales address. The request is stored before anything else is tried. */
export const sendContactRequest = defineEndpoint({
  method: 'POST',
  path: formAddresses.contact,
  access: 'public',
  audit: { none: 'a visitor sends it, and its row is the record' },
  body: ContactRequest,
  form: { goTo: '/thank-you' },
  limit: { most: 5, minutes: 10 },
  status: 201,
  response: z.object({ message: z.string() }),
});

/**
 * Lists requests by page, without `status` all that are neither archived nor spam: open ones first, the earliest due at
 * the top, then answered ones, the latest first. `search` looks in names, addresses and tags, case-insensitively. `total`
 * counts the matches on all pages; `waiting`, `late` and `counts` count them whatever the filter. Of a search at most
 * 10,000 matches are counted. `promise`: of the requests of this month in UTC that were answered or are late, those
 * answered in time. Without `pageSize`, 50 per page.
 */
export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  access: 'staff',
  query: z.object({ status, search, page, pageSize: pageSizeUpTo(200) }),
  response: z.object({
    contacts: z.array(Contact),
    total: z.int(),
    waiting: z.int(),
    late: z.int(),
    counts: ContactCounts,
    promise: z.object({ kept: z.int(), of: z.int() }),
  }),
});

/** A tag as staff type it. */
const Tag = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write a tag'), z.maxLength(40, 'Keep a tag under 40 characters'));

/**
 * Changes a request; fields that are not sent stay. `isAnswered` marks it as answered by the current user, or as open
 * again, which forgets who answered it. `owner` is the address of a staff member, or null for nobody.
 * `isSpam: false` puts a request back; its time starts anew if the program took it for spam.
 */
export const changeContact = defineEndpoint({
  method: 'PATCH',
  path: '/api/contacts/:id',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    isAnswered: z.optional(z.boolean()),
    owner: z.optional(z.nullable(emailAddressWith('Write the email address of a colleague'))),
    isArchived: z.optional(z.boolean()),
    isSpam: z.optional(z.boolean()),
    tags: z.optional(z.array(Tag).check(z.maxLength(20, 'Use at most 20 tags'))),
  }),
  response: z.object({ contact: Contact }),
});

/**
 * Exports requests as CSV with the filter and the search of the list, the newest first. Cells that a spreadsheet would
 * run as a formula begin with an apostrophe. Without `status`: every request, archived ones and spam too.
 */
export const exportContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts.csv',
  access: 'staff',
  audit: 'recorded',
  permission: 'contacts:write',
  needsFreshSignIn: true,
  query: z.object({ status, search }),
  response: { stream: 'text/csv; charset=utf-8' },
});
