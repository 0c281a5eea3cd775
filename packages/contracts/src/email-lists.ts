import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { maxCharacters } from './max-characters.ts';

/**
 * An email list for the newsletter. `subscriberCount` counts those who would receive email now. The `website` list
 * receives sign-ups and always exists.
 */
export const EmailList = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
  subscriberCount: z.int(),
  kind: z.enum(['own', 'website']),
  /** True when sign-ups on the site confirm by email first. An earlier release does not tell. */
  doubleOptIn: z.optional(z.boolean()),
  /** The sign-ups that wait for a confirmation and have not expired. An earlier release does not tell. */
  pendingCount: z.optional(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The time when it was trashed; it is permanently deleted after `daysListsStayInTrash`. */
  trashedAt: z.nullable(z.iso.datetime()),
});
export type EmailList = z.infer<typeof EmailList>;

/** Days during which a list can be restored from the trash. */
export const daysListsStayInTrash = 30;

/** The editable fields of a list. A blank description is stored as none. */
export const EmailListDraft = z.object({
  name: z.string('Write a name').check(z.trim(), z.minLength(1, 'Write a name'), maxCharacters(200)),
  description: z.nullish(z.string().check(z.trim(), maxCharacters(1_000))),
  /** False when it is not sent with a new list. */
  doubleOptIn: z.optional(z.boolean()),
});
export type EmailListDraft = z.infer<typeof EmailListDraft>;

const byId = z.object({ id: z.uuid() });
const oneList = z.object({ emailList: EmailList });

/** Lists all email lists outside the trash, the newest first, the website's last. */
export const listEmailLists = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists',
  access: 'staff',
  response: z.object({ emailLists: z.array(EmailList) }),
});

/** Lists the trashed email lists, the latest first. */
export const listTrashedLists = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/trash',
  access: 'staff',
  response: z.object({ emailLists: z.array(EmailList) }),
});

/** Returns a list, also a trashed one. */
export const getEmailList = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:id',
  access: 'staff',
  params: byId,
  response: oneList,
});

export const createEmailList = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists',
  access: 'staff',
  body: EmailListDraft,
  status: 201,
  response: oneList,
});

/** Changes the name, the description or the double opt-in of a list. Sign-ups that wait keep their links. */
export const changeEmailList = defineEndpoint({
  method: 'PATCH',
  path: '/api/email-lists/:id',
  access: 'staff',
  params: byId,
  body: z.partial(EmailListDraft),
  response: oneList,
  errors: { in_trash: 409 },
});

/**
 * Moves a list to the trash. `list_in_use`: a campaign to it is scheduled or sending, or a file is being imported. A
 * repeat returns `not_found`.
 */
export const deleteEmailList = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { website_list: 409, list_in_use: 409 },
});

/** Restores a list from the trash unchanged. */
export const restoreEmailList = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists/:id/restore',
  access: 'staff',
  params: byId,
  response: oneList,
  errors: { not_in_trash: 409 },
});

/**
 * Permanently deletes a trashed list with its subscribers, imports and campaigns that never started. Started campaigns
 * remain with their ledgers and the list's name. Subscribers who left stay out of every other list.
 */
export const deleteListForGood = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:id/for-good',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { not_in_trash: 409 },
});
