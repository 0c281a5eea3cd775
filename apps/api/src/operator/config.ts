import * as z from 'zod';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import { operationVariables } from '@workspace/node-server/operation-settings';
import { parseVariables } from '@workspace/node-server/parse-variables';
import type { ImageStoreConfig } from '../adapters/image-store/open-image-store.ts';
import { databaseVariables } from '../config-database.ts';
import { imageStoreConfig, imageStoreError, imageVariables } from '../config-images.ts';

/** Returns the environment of the process. */
export const environmentOf = (): NodeJS.ProcessEnv => process.env;

/** Parses the one variable of the commands that need only the database. */
export function readDatabaseUrl(environment: NodeJS.ProcessEnv): string {
  const Variables = z.object({ DATABASE_URL: databaseVariables.DATABASE_URL });
  return parseVariables('This command', Variables, withoutEmpty(environment)).DATABASE_URL;
}

const backupKey = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'has to be 32 bytes in base64: openssl rand -base64 32')
  .transform((text) => Buffer.from(text, 'base64'))
  .optional();

function checkImageStore({ IMAGE_STORE }: { IMAGE_STORE: string }, context: z.RefinementCtx): void {
  const message = imageStoreError(IMAGE_STORE);
  if (message) context.addIssue({ code: 'custom', path: ['IMAGE_STORE'], message });
}

const ImageStoreVariables = z.object(imageVariables).superRefine(checkImageStore);

/** Parses the variables of the image store. Throws one message that names every invalid variable. */
export const readImageStore = (environment: NodeJS.ProcessEnv): ImageStoreConfig =>
  imageStoreConfig(parseVariables('This command', ImageStoreVariables, withoutEmpty(environment)));

const BackupVariables = z
  .object({
    DATABASE_URL: databaseVariables.DATABASE_URL,
    ...imageVariables,
    BACKUP_KEY: backupKey,
    RELEASE_COMMIT: operationVariables.RELEASE_COMMIT,
  })
  .superRefine(checkImageStore);

export interface BackupConfig {
  databaseUrl: string;
  imageStore: ImageStoreConfig;
  /** Encrypts the backup; undefined: it is not encrypted. */
  key: Buffer | undefined;
  commit: string;
}

/** Parses the variables of backup and restore. Throws one message that names every invalid variable. */
export function readBackupConfig(environment: NodeJS.ProcessEnv): BackupConfig {
  const data = parseVariables('This command', BackupVariables, withoutEmpty(environment));
  const { DATABASE_URL: databaseUrl, BACKUP_KEY: key, RELEASE_COMMIT: commit } = data;
  return { databaseUrl, imageStore: imageStoreConfig(data), key, commit };
}
