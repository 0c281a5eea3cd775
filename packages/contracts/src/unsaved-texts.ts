import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The resource of marks: another browser adopted or discarded a text. They have a limit of their own. */
export const settledMarks = 'settled';

/** Texts of one person that the server keeps, and marks; an older one is deleted when a newer one arrives. */
export const unsavedTextsAtMost = 50;

/** Days after which a text that nobody saved is deleted. */
export const unsavedTextDays = 30;

const name = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w-]+$/u));

/** The form: its resource, and the id of the stored object or `new`. */
const form = { resource: name, id: name };

/** One opening of the form: two tabs and two devices do not overwrite each other. */
const opening = z.object({ ...form, writer: name });

const audit = { none: 'unsaved text of one person, stored every few seconds' };

/**
 * Stores what the current user wrote and did not save, in place of the last text of the same opening of the form. The
 * client alone reads the body. Of one person, the server keeps the newest 50 texts, for 30 days.
 */
export const storeUnsavedText = defineEndpoint({
  method: 'PUT',
  path: '/api/unsaved-texts/:resource/:id/:writer',
  access: 'staff',
  permission: 'own',
  audit,
  params: opening,
  body: z.unknown(),
  textBody: { maxBytes: 2 * 1024 * 1024 },
  response: 'nothing',
});

/** Deletes an unsaved text of the current user, if there is one. */
export const deleteUnsavedText = defineEndpoint({
  method: 'DELETE',
  path: '/api/unsaved-texts/:resource/:id/:writer',
  access: 'staff',
  permission: 'own',
  audit,
  params: opening,
  response: 'nothing',
});

/** Returns the newest unsaved text of the current user for a form, as the JSON that was stored; null without one. */
export const getUnsavedText = defineEndpoint({
  method: 'GET',
  path: '/api/unsaved-texts/:resource/:id',
  access: 'staff',
  permission: 'own',
  params: z.object(form),
  response: z.object({ unsaved: z.nullable(z.object({ writer: z.string(), text: z.string() })) }),
});
