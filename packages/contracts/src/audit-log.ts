import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenTime } from './given-time.ts';
import { extensibleKind } from './known-kinds.ts';
import { page, pageSizeUpTo } from './list-query.ts';

/** Entries beyond this many are not counted or paged through: filters by time reach them. */
export const auditEntriesAtMost = 10_000;

/**
 * One changed field. Long texts and texts of people outside the company are described, such as `text of 5,123
 * characters, sha256 1f0a…`. `before` is null where it was not known.
 */
const Change = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/** The kinds of things that an entry can be about and that have a name. */
export const auditSubjectKinds = [
  'post',
  'picture',
  'redirect',
  'list',
  'subscriber',
  'import',
  'field',
  'segment',
  'campaign',
  'sequence',
  'request',
  'template',
  'person',
  'key',
  'webhook',
] as const;

/** The thing that an entry is about: its kind, its id, the id of the list that it is in, and its present name. */
const AuditSubject = z.object({
  kind: extensibleKind(auditSubjectKinds),
  id: z.string(),
  listId: z.nullable(z.string()),
  name: z.string(),
});
export type AuditSubject = z.infer<typeof AuditSubject>;

/** The `person` of an entry that the product left by itself. No email address equals it. */
export const systemPrincipal = 'system';

/**
 * One change. `action` is the name of the endpoint, `person` the address of the user, null for a call without one;
 * `apiKey` is the name of the key that made the call, `requestId` the id in the server's log. A change that the product
 * made by itself has the person `system`, the name of the change as its action, and the name of the job as `requestId`.
 */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  person: z.nullable(z.string()),
  apiKey: z.nullable(z.string()),
  action: z.string(),
  resource: z.string(),
  resourceId: z.nullable(z.string()),
  /** The thing that `resourceId` names, as it is now; null when it is deleted or has no name. Older APIs omit it. */
  subject: z.optional(z.nullable(AuditSubject)),
  changes: z.array(Change),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const text = z.optional(z.string().check(z.trim(), z.maxLength(200)));
const filters = {
  /** A resource, such as `blog-posts`. */
  resource: text,
  /** An email address, or `system`. */
  person: text,
  /** The id of one row. */
  resourceId: text,
  from: z.optional(givenTime()),
  until: z.optional(givenTime()),
};

/**
 * Lists entries, the newest first, 50 per page by default. `total` counts up to `auditEntriesAtMost`; `isMore`: there
 * are more than that.
 */
export const listAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/audit-log',
  access: 'staff',
  query: z.object({ ...filters, page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ entries: z.array(AuditEntry), total: z.int(), isMore: z.boolean() }),
});

/** Exports the matching entries as CSV, the newest first. */
export const exportAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/audit-log.csv',
  access: 'staff',
  needsFreshSignIn: true,
  audit: 'recorded',
  query: z.object(filters),
  response: { stream: 'text/csv; charset=utf-8' },
});
