import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { readArchiveFile, type ArchivedRow, type StoredFile } from './archive-file.ts';

/** A file that may have rows of an address. */
export interface FileOfAddress extends StoredFile {
  monthId: string;
  number: number;
  attempt: string;
}

/** Finds the files with the hash of an address among theirs: one of each month, rarely two. */
export function filesOf(em: EntityManager, hash: string): Promise<FileOfAddress[]> {
  return em.execute<FileOfAddress[]>(
    `select f.month_id as "monthId", f.number, f.attempt, f.key, f.row_count as rows, f.byte_count as bytes, f.sha256
     from ledger_archive_files f join ledger_months m on m.id = f.month_id
     where m.archived_at is not null and decode(?, 'hex') between f.first_hash and f.last_hash
     order by m.ends_at desc, f.number`,
    [hash],
  );
}

/**
 * Returns the archived rows of an address. None after the person asked to be erased, also before their rows are
 * removed from the files. Throws `ArchiveUnreachable`.
 */
export async function findArchived(em: EntityManager, store: ImageStore, email: string): Promise<ArchivedRow[]> {
  const [{ hash, isErased }] = await em.execute<[{ hash: string; isErased: boolean }]>(
    `select encode(h, 'hex') as hash, exists (select from ledger_erasures where address_hash = h) as "isErased"
     from address_hash(?) h`,
    [email],
  );
  if (isErased) return [];
  const found: ArchivedRow[] = [];
  for (const file of await filesOf(em, hash))
    found.push(...(await readArchiveFile(store, file)).filter((row) => row.address_hash === hash));
  return found;
}
