import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { erased } from '../mail-preferences/erased.ts';
import { putArchiveFile, readArchiveFile } from './archive-file.ts';
import { filesOf, type FileOfAddress } from './find-archived.ts';
import { archiveFolder, putManifest } from './manifest.ts';

/** Removes the addresses and names of erased people from archived files: each is replaced by one without them. */
export async function eraseArchived(em: EntityManager, store: ImageStore): Promise<{ erased: number }> {
  const open = await em.execute<{ hash: string }[]>(
    `select encode(address_hash, 'hex') as hash from ledger_erasures order by requested_at`,
  );
  for (const { hash } of open) {
    for (const file of await filesOf(em, hash)) await eraseIn(em, store, file, hash);
    await em.execute(`delete from ledger_erasures where address_hash = decode(?, 'hex')`, [hash]);
  }
  return { erased: open.length };
}

/** Replaces a file. When another worker replaced it meanwhile, without another person, it begins anew. */
async function eraseIn(em: EntityManager, store: ImageStore, file: FileOfAddress, hash: string): Promise<void> {
  const rows = await readArchiveFile(store, file);
  if (!rows.some((row) => row.address_hash === hash)) return;
  const left = rows.map((row) =>
    row.address_hash === hash
      ? { ...row, address_hash: null, email: erased, first_name: null, last_name: null, answer: null }
      : row,
  );
  const { monthId, number, attempt, key } = file;
  const put = await putArchiveFile(store, archiveFolder(attempt), number, left);
  const replaced = await em.execute<unknown[]>(
    `update ledger_archive_files set key = ?, byte_count = ?, sha256 = ? where month_id = ? and number = ? and key = ?
     returning 1`,
    [put.key, put.bytes, put.sha256, monthId, number, key],
  );
  if (replaced.length === 0) {
    const now = (await filesOf(em, hash)).find((other) => other.monthId === monthId && other.number === number);
    return now && eraseIn(em, store, now, hash);
  }
  await putManifest(em, store, monthId);
  await store.deleteFile(key);
}
