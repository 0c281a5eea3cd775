import type { MikroORM } from '@mikro-orm/postgresql';
import { runImport } from './run-import.ts';
import { SubscriberImportEntity } from './subscriber-import-entity.ts';
import { removeImported } from './undo-import.ts';

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
