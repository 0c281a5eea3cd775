import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { formAddresses } from './form-choices.ts';

const CitySize = z.enum(['small', 'medium', 'large', 'metro'], 'Choose a city size');
const ServiceInterest = z.enum(['self-service', 'full-service', 'white-label', 'not-sure'], 'Choose a service');
const name = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(100, 'Keep this under 100 characters'));

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

/**
 * A stored request for staff. `answeredAt` is null while it is open. `answeredBy` is an email address, and null when
 * none was recorded.
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
});
export type Contact = z.infer<typeof Contact>;

/** Stores a request and notifies the sales address. The request is stored before anything else is tried. */
export const sendContactRequest = defineEndpoint({
  method: 'POST',
  path: formAddresses.contact,
  access: 'public',
  body: ContactRequest,
  form: { goTo: '/thank-you' },
  limit: { most: 5, minutes: 10 },
  status: 201,
  response: z.object({ message: z.string() }),
});

/**
 * Lists requests by page: open ones first, the oldest at the top, then answered ones, the latest first. `search` looks
 * in names and addresses, case-insensitively. `total`, `waiting` and `late` count the matches on all pages; `late` are
 * those open for longer than promised. Without `pageSize`, 50 per page.
 */
export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  access: 'staff',
  query: z.object({
    search,
    page,
    pageSize: pageSizeUpTo(200),
  }),
  response: z.object({ contacts: z.array(Contact), total: z.int(), waiting: z.int(), late: z.int() }),
});

/** Marks a request as answered by the current user, or as open again. The first user who answered remains recorded. */
export const changeContact = defineEndpoint({
  method: 'PATCH',
  path: '/api/contacts/:id',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isAnswered: z.optional(z.boolean()) }),
  response: z.object({ contact: Contact }),
});

/** Exports every request as CSV. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export const exportContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts.csv',
  access: 'staff',
  response: { stream: 'text/csv; charset=utf-8' },
});
