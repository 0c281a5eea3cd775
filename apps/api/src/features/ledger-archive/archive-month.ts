import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { sumUpMonth, type CampaignSums } from './campaign-sums.ts';
import { exportMonth, type ExportedFile } from './export-month.ts';
import type { LedgerMonth } from './ledger-month.ts';
import { archiveFolder, putManifest } from './manifest.ts';
import { takeOut, watchMonth } from './watch-month.ts';

export interface ArchiveDeps {
  orm: MikroORM;
  store: ImageStore;
  /** The name of the job or the command, for the audit log. */
  origin: string;
  signal?: AbortSignal | undefined;
}

/**
 * Archives a month: its rows go into the store as files, its campaigns keep the sums, and its partition is dropped.
 * Readers find each row in the ledger or in the archive at every moment. Returns false when a row changed meanwhile:
 * then nothing has happened, and the next run begins anew.
 */
export async function archiveMonth(deps: ArchiveDeps, month: LedgerMonth): Promise<boolean> {
  const { orm, store, signal } = deps;
  const newEm = () => orm.em.fork();
  const { attempt, before } = await watchMonth(newEm, month);
  if (before) await store.deleteFolder(archiveFolder(before));
  const { files, sums } = await inTransaction(orm, async (client) => {
    await client.query(`set transaction isolation level ${IsolationLevel.REPEATABLE_READ}, read only`);
    const campaigns = await sumUpMonth(client, month);
    return {
      sums: campaigns,
      files: await exportMonth(client, store, { month, folder: archiveFolder(attempt), signal }),
    };
  });
  await newEm().transactional((inside) => storeFiles(inside, month, attempt, files));
  await putManifest(newEm(), store, month.id);
  return takeOut(newEm, month, attempt, (inside) => settle(inside, { month, files, sums, origin: deps.origin }));
}

async function storeFiles(
  inside: EntityManager,
  month: LedgerMonth,
  attempt: string,
  files: readonly ExportedFile[],
): Promise<void> {
  await inside.execute('delete from ledger_archive_files where month_id = ?', [month.id]);
  await inside.execute(
    `insert into ledger_archive_files (month_id, number, attempt, key, row_count, byte_count, sha256, first_hash, last_hash)
     select ?, f.number, ?, f.key, f.rows, f.bytes, f.sha256, decode(f."firstHash", 'hex'), decode(f."lastHash", 'hex')
     from rows from (jsonb_to_recordset(?::jsonb)
       as (key text, rows int, bytes int, sha256 text, "firstHash" text, "lastHash" text)) with ordinality
       as f(key, rows, bytes, sha256, "firstHash", "lastHash", number)`,
    [month.id, attempt, JSON.stringify(files)],
  );
}

interface Settled {
  month: LedgerMonth;
  files: readonly ExportedFile[];
  sums: { id: string; sums: CampaignSums }[];
  origin: string;
}

async function settle(inside: EntityManager, { month, files, sums, origin }: Settled): Promise<void> {
  const total = (of: (file: ExportedFile) => number) => files.reduce((sum, file) => sum + of(file), 0);
  const rows = total((file) => file.rows);
  await inside.execute(
    `update newsletter_campaigns c set ledger_sums = s.sums
     from jsonb_to_recordset(?::jsonb) as s(id uuid, sums jsonb) where c.id = s.id`,
    [JSON.stringify(sums)],
  );
  await inside.execute('update ledger_months set archived_at = now(), row_count = ?, byte_count = ? where id = ?', [
    rows,
    total((file) => file.bytes),
    month.id,
  ]);
  await recordSystemChange(inside, {
    origin,
    action: 'archiveLedgerMonth',
    resource: 'newsletter-campaigns',
    changes: { month: month.name, rows, files: files.length },
  });
}
