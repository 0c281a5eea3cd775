import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** Days after which the history of a draft is deleted, also of a post that remains. */
export const draftHistoryDays = 365;

/** Days for which a draft is kept that nobody saved as a post: until then it can still be saved. */
export const unsavedDraftDays = 7;

/** A draft of a model as it was before anybody edited it, with the request that led to it. */
export const DraftHistory = z.object({
  id: z.uuid(),
  model: z.string(),
  draftedAt: z.iso.datetime(),
  /** An email address. */
  draftedBy: z.string(),
  /** Empty when the model chose the topic. */
  topic: z.string(),
  /** All that the model was told besides the task. */
  instructions: z.string(),
  /** The task as it was sent, with the topic and an approved title. */
  task: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Sanitized HTML. */
  content: z.string(),
});
export type DraftHistory = z.infer<typeof DraftHistory>;

/** Lists the drafts that a post was saved from, for `draftHistoryDays`: one, or none. */
export const getDraftHistory = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/draft-history',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({ drafts: z.array(DraftHistory) }),
});
