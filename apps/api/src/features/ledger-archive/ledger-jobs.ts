import type { MikroORM } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { Job } from '../../jobs/jobs.ts';
import { archiveDueMonths } from './archive-due-months.ts';
import { eraseArchived } from './erase-archived.ts';
import { packMonths } from './pack-months.ts';

export type LedgerJobName = 'archive-ledger' | 'erase-archived' | 'pack-ledger';

/** The jobs of the ledger's partitions. */
export function ledgerJobs({ orm, store }: { orm: MikroORM; store: ImageStore }): (Job & { name: LedgerJobName })[] {
  const newEm = () => orm.em.fork();
  const origin = 'archive-ledger';
  return [
    { name: 'pack-ledger', cron: '23 2 * * *', run: () => packMonths(newEm) },
    {
      name: origin,
      cron: '43 2 * * *',
      run: async (_queue, signal) => ({ archived: await archiveDueMonths({ orm, store, origin, signal }, new Date()) }),
    },
    { name: 'erase-archived', cron: everyMinute, run: () => eraseArchived(newEm(), store) },
  ];
}
