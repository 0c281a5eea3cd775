import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A list of people who get the newsletter. `subscriberCount` is of those who would be mailed now. The `website` list is where sign-ups go: it is always there. */
export const EmailList = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
  subscriberCount: z.int(),
  kind: z.enum(['own', 'website']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was moved to the trash, from which it is deleted for good after `daysListsStayInTrash`. */
  trashedAt: z.nullable(z.iso.datetime()),
});
export type EmailList = z.infer<typeof EmailList>;

/** How long a list can be restored from the trash. */
export const daysListsStayInTrash = 30;

/** What names a list. A blank description counts as none. */
export const EmailListDraft = z.object({
  name: z
    .string('Write a name')
    .check(z.trim(), z.minLength(1, 'Write a name'), z.maxLength(200, 'Keep this under 200 characters')),
  description: z.nullish(z.string().check(z.trim(), z.maxLength(1_000, 'Keep this under 1,000 characters'))),
});
export type EmailListDraft = z.infer<typeof EmailListDraft>;

const byId = z.object({ id: z.uuid() });
const oneList = z.object({ emailList: EmailList });

/** All lists outside of the trash, the newest first, the website's last. */
export const listEmailLists = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists',
  access: 'staff',
  response: z.object({ emailLists: z.array(EmailList) }),
});

/** The lists in the trash, the last one deleted first. */
export const listTrashedLists = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/trash',
  access: 'staff',
  response: z.object({ emailLists: z.array(EmailList) }),
});

/** A list, also one in the trash. */
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

/** Renames or describes a list. */
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
 * Moves a list to the trash. `list_in_use`: a campaign to it is scheduled or being sent, or a file is being imported.
 * Repeated, it is `not_found`.
 */
export const deleteEmailList = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { website_list: 409, list_in_use: 409 },
});

/** Takes a list out of the trash, as it was. */
export const restoreEmailList = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists/:id/restore',
  access: 'staff',
  params: byId,
  response: oneList,
  errors: { not_in_trash: 409 },
});

/**
 * Deletes a list in the trash for good, with its subscribers, imports and campaigns that were never started. Campaigns
 * that were started stay with their ledgers, and so does its name. People who left stay out of every other list.
 */
export const deleteListForGood = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:id/for-good',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { not_in_trash: 409 },
});
