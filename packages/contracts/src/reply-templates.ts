import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

const name = z
  .string('Write a name')
  .check(z.trim(), z.minLength(1, 'Write a name'), z.maxLength(80, 'Keep the name under 80 characters'));
const text = z
  .string('Write a text')
  .check(z.trim(), z.minLength(1, 'Write a text'), z.maxLength(20_000, 'Keep the text under 20,000 characters'));

/** A text for replies, with placeholders: see `fillTemplate`. */
export const ReplyTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const one = { path: '/api/reply-templates/:id', access: 'staff', params: z.object({ id: z.uuid() }) } as const;
const response = z.object({ template: ReplyTemplate });
/** `name_taken`: another template has the name. `unknown_placeholder`: the program cannot fill in a placeholder, or its braces are single. */
const errors = { name_taken: 409, unknown_placeholder: 422 } as const;

/** Lists all templates by name. */
export const listReplyTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/reply-templates',
  access: 'staff',
  response: z.object({ templates: z.array(ReplyTemplate) }),
});

export const createReplyTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/reply-templates',
  access: 'staff',
  body: z.object({ name, text }),
  status: 201,
  response,
  errors,
});

export const changeReplyTemplate = defineEndpoint({
  method: 'PATCH',
  ...one,
  body: z.object({ name: z.optional(name), text: z.optional(text) }),
  response,
  errors,
});

export const deleteReplyTemplate = defineEndpoint({ method: 'DELETE', ...one, response: 'nothing' });
