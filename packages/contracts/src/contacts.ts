import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { formAddresses } from './form-choices.ts';

const CitySize = z.enum(['small', 'medium', 'large', 'metro'], 'Choose a city size');
const ServiceInterest = z.enum(['self-service', 'full-service', 'white-label', 'not-sure'], 'Choose a service');
const name = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(100, 'Keep this under 100 characters'));

/**
 * A consultation request. Our form sends which privacy policy its sender agreed to; other clients may leave that out,
 * and then no agreement is stored.
 */
export const ContactRequest = z.object({
  firstName: name('Write your first name'),
  lastName: name('Write your last name'),
  email: EmailAddress,
  citySize: CitySize,
  serviceInterest: ServiceInterest,
  /** The day that the policy took effect. A page may be older than the newest policy. */
  agreedPolicy: z.optional(z.string()),
  website: z.optional(z.string()),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** A stored request as staff see it. `answeredAt` is null while the person waits. `answeredBy` is an email address, and null where nobody was recorded. */
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

/** Stores a request and lets the sales address know. A request is stored before anything else is tried. */
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

/** A number in an address. */
const numberUpTo = (most: number) => z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(most));

/**
 * Requests a page at a time: who waits comes first, the longest wait before the others, then the answered, the last
 * answer first. `search` looks in names and addresses, without regard to case. `total`, `waiting` and `late` count what
 * was searched for, on all pages; `late` are those who waited longer than promised. Without `pageSize`, 50 a page.
 */
export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  access: 'staff',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    page: z.optional(numberUpTo(100_000)),
    pageSize: z.optional(numberUpTo(200)),
  }),
  response: z.object({ contacts: z.array(Contact), total: z.int(), waiting: z.int(), late: z.int() }),
});

/** Marks a request as answered by whoever asks, or as waiting again. Who answered first stays recorded. */
export const changeContact = defineEndpoint({
  method: 'PATCH',
  path: '/api/contacts/:id',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isAnswered: z.optional(z.boolean()) }),
  response: z.object({ contact: Contact }),
});

/** Every request as CSV. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export const exportContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts.csv',
  access: 'staff',
  response: { stream: 'text/csv; charset=utf-8' },
});
