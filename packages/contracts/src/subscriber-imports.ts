import * as z from 'zod/mini';
import { ImportField, parseFieldChoices } from './import-fields.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * The reason why a row of a file is not added. `left`: the subscriber left or bounced before, and stays out;
 * `bad_value`: a value does not fit the type of its field.
 */
const RejectReason = z.enum(['no_address', 'bad_address', 'long_name', 'bad_value', 'doubled', 'left']);
export type RejectReason = z.infer<typeof RejectReason>;

/** The columns of a file, each the number of its column from 0; null when there is none. */
export const ImportColumns = z.object({
  email: z.int().check(z.gte(0)),
  firstName: z.nullable(z.int().check(z.gte(0))),
  lastName: z.nullable(z.int().check(z.gte(0))),
});
export type ImportColumns = z.infer<typeof ImportColumns>;

/**
 * An imported file. `checked`: read and counted, no rows added yet; `importing`: being added, all or none; `done`: the
 * receipt; `undoing`, `undone`: the added rows are removed; `failed`: no rows added, and `problem` says why. `counts`
 * add up to `rows`: before the import a forecast, after it the result.
 */
export const SubscriberImport = z.object({
  id: z.uuid(),
  emailListId: z.uuid(),
  status: z.enum(['checked', 'importing', 'done', 'undoing', 'undone', 'failed']),
  fileName: z.string(),
  bytes: z.int(),
  /** SHA-256 of the file, in hexadecimal digits. */
  checksum: z.string(),
  header: z.array(z.string()),
  columns: ImportColumns,
  /** The other columns that are stored, each in a field. */
  fields: z.array(ImportField),
  rows: z.int(),
  counts: z.object({
    added: z.int(),
    present: z.int(),
    left: z.int(),
    doubled: z.int(),
    invalid: z.int(),
    /**
     * Rows of people who unsubscribed or bounced elsewhere, according to the file. They are stored as such, subscribers
     * of the list included.
     */
    unsubscribed: z.optional(z.int()),
  }),
  /** Of the present, those who got values in fields that were empty. An API of an earlier release omits it. */
  filled: z.optional(z.int()),
  /** The number of processed rows. */
  progress: z.int(),
  /** Rows removed by undoing it. Those who unsubscribed since remain as unsubscribed. */
  removed: z.int(),
  problem: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});
export type SubscriberImport = z.infer<typeof SubscriberImport>;

/** A row that is not added: its line in the file, from 1, its address text, and the value that does not fit. */
const Reject = z.object({ line: z.int(), email: z.string(), reason: RejectReason, detail: z.optional(z.string()) });
export type Reject = z.infer<typeof Reject>;

/** Maximum file size, in bytes. */
export const largestImport = 200 * 1024 * 1024;

const byId = z.object({ id: z.uuid() });
const ofList = z.object({ listId: z.uuid() });
const oneImport = z.object({ subscriberImport: SubscriberImport });
const column = z.optional(z.coerce.number<number>().check(z.multipleOf(1), z.gte(-1), z.lte(999)));

const fieldChoices = z.optional(
  z.string().check(
    z.maxLength(8_000),
    z.refine((text) => parseFieldChoices(text) !== undefined, 'Write choices as 3:-,4:city,5:new-number'),
  ),
);

/**
 * Streams a CSV file and returns a forecast of importing it; no rows are added yet. Columns are found by their names
 * (`email`; `first` and `name`; `last` and `name`) unless given by number, from 0, or -1 for none. Every other column
 * with values becomes a field: an existing one of its name, or a new one with a type guessed from all its values.
 * `fields` chooses otherwise, such as `3:-,4:city,5:new-number`: see `formatFieldChoices`.
 */
export const uploadImport = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists/:listId/imports',
  access: 'staff',
  params: ofList,
  query: z.object({ email: column, firstName: column, lastName: column, fields: fieldChoices }),
  file: { field: 'file', maxBytes: largestImport },
  // The rows of the largest file are checked against the whole list before the response.
  maxSeconds: 600,
  status: 201,
  response: oneImport,
  errors: { in_trash: 409, no_rows: 422, no_email_column: 422, no_addresses: 422, unreadable: 422 },
});

/** Lists the imports into a list, the newest first, at most 100. */
export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:listId/imports',
  access: 'staff',
  params: ofList,
  response: z.object({ subscriberImports: z.array(SubscriberImport) }),
});

/** Returns the current state of an import, with the first rejected rows. */
export const getImport = defineEndpoint({
  method: 'GET',
  path: '/api/subscriber-imports/:id',
  access: 'staff',
  params: byId,
  response: z.extend(oneImport, { rejects: z.array(Reject) }),
});

/** Starts to import a checked file. */
export const startImport = defineEndpoint({
  method: 'POST',
  path: '/api/subscriber-imports/:id/start',
  access: 'staff',
  params: byId,
  status: 202,
  response: oneImport,
  errors: { already_started: 409, in_trash: 409 },
});

/** Starts to remove exactly the rows that an import added, and the values that it filled in and nobody changed since. */
export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/api/subscriber-imports/:id/undo',
  access: 'staff',
  params: byId,
  status: 202,
  response: oneImport,
  errors: { not_done: 409 },
});

/** Deletes a file that was checked and not imported. */
export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/api/subscriber-imports/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { already_started: 409 },
});

/** Exports the rejected rows as CSV: line, address and reason. */
export const exportRejects = defineEndpoint({
  method: 'GET',
  path: '/api/subscriber-imports/:id/rejected.csv',
  access: 'staff',
  audit: 'recorded',
  permission: 'email-lists:write',
  needsFreshSignIn: true,
  params: byId,
  response: { stream: 'text/csv; charset=utf-8' },
});
