import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../database/in-transaction.ts';
import { runImport } from './run-import.ts';
import { dropStaleStages } from './stage-table.ts';
import { SubscriberImportEntity } from './subscriber-import-entity.ts';
import { takeBack } from './undo-import.ts';

/** A file that nobody decided about is forgotten after a week. */
const keptMilliseconds = 7 * 86_400_000;

/** Does every import that was started, and undoes those that are to be undone. */
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
    else counts.undone += Number(await takeBack(orm, one));
  }
  return counts;
}

/** Forgets files that nobody decided about, and the rows that were read of those that are over. */
export async function deleteStaleImports(orm: MikroORM, now: Date): Promise<{ forgotten: number }> {
  const createdAt = { $lt: new Date(now.getTime() - keptMilliseconds) };
  const forgotten = await orm.em.fork().nativeDelete(SubscriberImportEntity, { status: 'checked', createdAt });
  await inTransaction(orm, dropStaleStages);
  return { forgotten };
}
