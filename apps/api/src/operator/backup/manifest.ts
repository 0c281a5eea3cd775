import * as z from 'zod';

const Count = z.int().min(0);

/** A table of the backup: its columns without generated ones, and the bounds of a partition. */
const BackupTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  partition: z.nullable(z.object({ of: z.string(), bounds: z.string() })),
});
export type BackupTable = z.infer<typeof BackupTable>;

/** The first file of a backup: everything that a restore needs before it reads rows. */
export const BackupHead = z.object({
  format: z.literal(1, 'has another format'),
  createdAt: z.iso.datetime(),
  release: z.object({ version: z.string(), commit: z.string() }),
  postgres: z.string(),
  /** The migrations that the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job queue's schema; null: the database had none. */
  jobsVersion: z.nullable(z.int()),
  /** The API's variables that were set: names alone. */
  variables: z.array(z.string()),
  /** In the order of their foreign keys. */
  tables: z.array(BackupTable),
});
export type BackupHead = z.infer<typeof BackupHead>;

const Part = z.object({ bytes: Count, sha256: z.string() });

/** The last file of a backup: counts and checksums of everything before it. */
export const BackupManifest = z.object({
  tables: z.record(z.string(), z.object({ ...Part.shape, rows: Count })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  images: z.object({ ...Part.shape, files: Count }),
  /** Files that rows name and the image store does not have. */
  missingFiles: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** The names of the files in the archive. */
export const headFile = 'backup.json';
export const manifestFile = 'manifest.json';
export const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string => `${schema}.${name}`;
export const tableFolder = 'tables/';
export const imageFolder = 'images/';
