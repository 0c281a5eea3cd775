import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { ImageEntity } from '../../features/images/image-entity.ts';
import { manifestKey, manifestKeySql } from '../../features/ledger-archive/manifest.ts';
import { requiredKeys, type ImageRow } from '../../features/images/required-keys.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { hashedImage, imageLine } from './hashed-image.ts';
import { imageFolder, type BackupManifest } from './manifest.ts';
import type { Progress } from './progress.ts';

interface Images {
  orm: MikroORM;
  store: ImageStore;
  /** Its transaction has the snapshot. */
  client: PoolClient;
  archive: ArchiveWriter;
  progress: Progress;
}

const pageSize = 500;

/**
 * Copies every file of the images that the snapshot has, also earlier ones, which sent emails show, and the archive of
 * the ledger.
 */
export async function backUpImages(deps: Images): Promise<Pick<BackupManifest, 'images' | 'missingFiles'>> {
  const all = createHash('sha256');
  const images = { files: 0, bytes: 0 };
  const missingFiles: string[] = [];
  for await (const image of imagesIn(deps.client)) {
    const keys = await deps.store.list(image.id);
    const missing = new Set(requiredKeys(image).filter((key) => !keys.includes(key)));
    for (const key of keys) {
      const copied = await backUpFile(deps, key);
      if (!copied) {
        missing.add(key);
        continue;
      }
      all.update(imageLine(key, copied.sha256));
      images.files += 1;
      images.bytes += copied.bytes;
    }
    // An image that was deleted during the backup has no files any more, and is no loss.
    if (missing.size > 0 && (await deps.orm.em.fork().count(ImageEntity, { id: image.id })) > 0)
      missingFiles.push(...missing);
  }
  for (const key of await archiveKeys(deps.client)) {
    const copied = await backUpFile(deps, key);
    if (copied) {
      all.update(imageLine(key, copied.sha256));
      images.files += 1;
      images.bytes += copied.bytes;
    } else if (await isArchived(deps.orm, key)) missingFiles.push(key);
  }
  return { images: { ...images, sha256: all.digest('hex') }, missingFiles };
}

/** The files of the ledger's archive, which never change either, and their manifests. */
async function archiveKeys(client: PoolClient): Promise<string[]> {
  // A database of an earlier release has none.
  const table = await client.query<{ isThere: boolean }>(
    `select to_regclass('ledger_archive_files') is not null as "isThere"`,
  );
  if (!table.rows[0]!.isThere) return [];
  const { rows } = await client.query<{ attempt: string; keys: string[] }>(
    `select m.attempt, array(select f.key from ledger_archive_files f where f.month_id = m.id) as keys
     from ledger_months m where m.archived_at is not null`,
  );
  return rows.flatMap(({ attempt, keys }) => [...keys, manifestKey(attempt)]).toSorted();
}

/** A file without an erased person took the place of one that was deleted during the backup, which is no loss. */
async function isArchived(orm: MikroORM, key: string): Promise<boolean> {
  const found = await orm.em.fork().execute<unknown[]>(
    `select from ledger_archive_files where key = ?
     union all select from ledger_months where archived_at is not null and ? = ${manifestKeySql}`,
    [key, key],
  );
  return found.length > 0;
}

async function* imagesIn(client: PoolClient): AsyncGenerator<ImageRow> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<ImageRow>(
      'select id, status, fallback, variants from images where id > $1 order by id limit $2',
      [after, pageSize],
    );
    yield* rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}

async function backUpFile(
  { store, archive, progress }: Images,
  key: string,
): Promise<{ bytes: number; sha256: string } | undefined> {
  const file = await store.open(key);
  if (!file || file === 'unsatisfiable') return undefined;
  const { source, sha256 } = hashedImage(file.stream);
  await archive.add(`${imageFolder}${key}`, source, file.size);
  progress('images', file.size);
  return { bytes: file.size, sha256: sha256() };
}
