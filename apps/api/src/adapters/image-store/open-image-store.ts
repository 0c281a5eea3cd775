import { folderStore } from './folder-store.ts';
import type { ImageStore } from './image-store.ts';
import { s3Store, type S3Settings } from './s3-store.ts';

/** The configured store: a folder, or a bucket. */
export type ImageStoreConfig = { folder: string } | S3Settings;

export const openImageStore = (config: ImageStoreConfig): ImageStore =>
  'folder' in config ? folderStore(config.folder) : s3Store(config);
