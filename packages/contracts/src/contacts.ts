import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { formAddresses } from './form-choices.ts';

/** The privacy policy that a request agrees to, by the day it took effect. */
export const privacyPolicyVersion = '2024-01-01';

const CitySize = z.enum(['small', 'medium', 'large', 'metro'], 'Choose a city size');
const ServiceInterest = z.enum(['self-service', 'full-service', 'white-label', 'not-sure'], 'Choose a service');
const name = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(100, 'Keep this under 100 characters'));

/** A consultation request. The agreement to the privacy policy is a condition of sending, and is not sent. */
export const ContactRequest = z.object({
  firstName: name('Write your first name'),
  lastName: name('Write your last name'),
  email: EmailAddress,
  citySize: CitySize,
  serviceInterest: ServiceInterest,
  website: z.optional(z.string()),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** A stored request as staff see it. `answeredAt` is null while the person waits. */
export const Contact = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  citySize: CitySize,
  serviceInterest: ServiceInterest,
  createdAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
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

/** Requests, newest first, at most 200; `search` looks in names and addresses, without regard to case. */
export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  access: 'staff',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ contacts: z.array(Contact), waiting: z.int(), total: z.int() }),
});

/** Marks a request as answered, or as waiting again. */
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
