import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { FieldType } from './field-values.ts';
import { maxCharacters } from './max-characters.ts';

/** A field that staff defined for subscribers. Its key follows from its first name, and never changes. */
export const SubscriberField = z.object({
  id: z.uuid(),
  key: z.string(),
  name: z.string(),
  type: FieldType,
  /** The only list whose subscribers have it; null for all lists. */
  emailListId: z.nullable(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type SubscriberField = z.infer<typeof SubscriberField>;

const name = z.string('Write a name').check(z.trim(), z.minLength(1, 'Write a name'), maxCharacters(100));

const byId = z.object({ id: z.uuid() });
const oneField = z.object({ field: SubscriberField });

/** Lists the fields by name; with `emailListId`, only those that subscribers of this list have. */
export const listSubscriberFields = defineEndpoint({
  method: 'GET',
  path: '/api/subscriber-fields',
  access: 'staff',
  query: z.object({ emailListId: z.optional(z.uuid()) }),
  response: z.object({ fields: z.array(SubscriberField) }),
});

/** Creates a field. `name_taken`: another field has this name; `too_many`: there are 500 fields. */
export const createSubscriberField = defineEndpoint({
  method: 'POST',
  path: '/api/subscriber-fields',
  access: 'staff',
  body: z.object({ name, type: FieldType, emailListId: z.nullish(z.uuid('Choose a list')) }),
  status: 201,
  response: oneField,
  errors: { name_taken: 409, too_many: 409 },
});

/** Renames a field. Its key, its type and all values stay. */
export const changeSubscriberField = defineEndpoint({
  method: 'PATCH',
  path: '/api/subscriber-fields/:id',
  access: 'staff',
  params: byId,
  body: z.partial(z.object({ name })),
  response: oneField,
  errors: { name_taken: 409 },
});

/** Deletes a field with its value of every subscriber. A segment that uses it says so, and counts nobody. */
export const deleteSubscriberField = defineEndpoint({
  method: 'DELETE',
  path: '/api/subscriber-fields/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
});
