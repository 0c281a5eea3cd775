import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../database/in-transaction.ts';
import { runImport } from './run-import.ts';
import { dropStaleStages } from './stage-table.ts';
import { recordSystemCounts } from '../audit-log/record-system-change.ts';
import { SubscriberImportEntity } from './subscriber-import-entity.ts';
import { removeImported } from './undo-import.ts';

/** An undecided file is deleted after a week. */
const retentionMilliseconds = 7 * 86_400_000;

/** Runs all started imports, and undoes those marked to be undone. */
export async function maintainImports(orm: MikroORM): Promise<{ imported: number; undone: number }> {
  const em = orm.em.fork();
  const waiting = await em.find(
    SubscriberImportEntity,
    { status: { $in: ['importing', 'undoing'] } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const counts = { imported: 0, undone: 0 };
  for (const one of waiting) {
    if (one.status === 'importing') counts.imported += Number(await runImport(orm, one));
    else counts.undone += Number(await removeImported(orm, one));
  }
  return counts;
}

const staleImports = { origin: 'forget-imports', action: 'deleteStaleImports', resource: 'email-lists' };

/** Deletes undecided files, and the staged rows of finished imports. */
export async function deleteStaleImports(orm: MikroORM, now: Date): Promise<{ deleted: number }> {
  const createdAt = { $lt: new Date(now.getTime() - retentionMilliseconds) };
  const counts = await recordSystemCounts(orm.em.fork(), staleImports, async (inside) => ({
    deleted: await inside.nativeDelete(SubscriberImportEntity, { status: 'checked', createdAt }),
  }));
  await inTransaction(orm, dropStaleStages);
  return counts;
}
