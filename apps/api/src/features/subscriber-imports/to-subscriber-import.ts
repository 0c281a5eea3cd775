import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import type { SubscriberImportEntity } from './subscriber-import-entity.ts';

export const toSubscriberImport = (it: SubscriberImportEntity): SubscriberImport => ({
  id: it.id,
  emailListId: it.emailListId,
  status: it.status,
  fileName: it.fileName,
  bytes: it.bytes,
  checksum: it.checksum,
  header: it.header,
  columns: { email: it.emailColumn, firstName: it.firstNameColumn ?? null, lastName: it.lastNameColumn ?? null },
  fields: it.fieldColumns.map(({ id: _id, ...field }) => field),
  rows: it.rows,
  counts: {
    added: it.added,
    present: it.present,
    left: it.leftBefore,
    doubled: it.doubled,
    invalid: it.invalid,
    ...(it.unsubscribed > 0 && { unsubscribed: it.unsubscribed }),
  },
  filled: it.filled,
  progress: it.progress,
  removed: it.removed,
  problem: it.problem ?? null,
  createdBy: it.createdBy,
  createdAt: it.createdAt.toISOString(),
  finishedAt: it.finishedAt?.toISOString() ?? null,
});
