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
});
export type EmailList = z.infer<typeof EmailList>;

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

/** All lists, the newest first, the website's last. */
export const listEmailLists = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists',
  access: 'staff',
  response: z.object({ emailLists: z.array(EmailList) }),
});

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
});

/** Deletes a list with its subscribers and campaigns. Who has left stays out of every other list. */
export const deleteEmailList = defineEndpoint({
  method: 'DELETE',
  path: '/api/email-lists/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { website_list: 409, list_in_use: 409 },
});
