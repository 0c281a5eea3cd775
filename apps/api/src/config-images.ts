import { join } from 'node:path';
import * as z from 'zod';
import { isDecodable, passwordHint } from './config-url.ts';
import type { ImageStoreConfig } from './adapters/image-store/open-image-store.ts';

/** The environment variables of the image store. */
export const imageVariables = {
  DATA_DIR: z.string().default('.data'),
  IMAGE_STORE: z.string().trim().default(''),
};

const example = 's3:https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1';

/** Returns the fault of the value, or undefined. */
export function imageStoreError(value: string): string | undefined {
  if (value === '' || /^file:./.test(value)) return undefined;
  const at = value.startsWith('s3:') ? URL.parse(value.slice(3)) : null;
  const isWhole = at && /^https?:$/.test(at.protocol) && at.username && at.password && at.pathname.length > 1;
  if (!isWhole) return `has to be file: and a folder, or an address such as ${example}`;
  return isDecodable(at.href) ? undefined : passwordHint;
}

/** Returns the store of a valid value; a folder in `DATA_DIR` by default. */
export function imageStoreConfig({
  IMAGE_STORE,
  DATA_DIR,
}: {
  IMAGE_STORE: string;
  DATA_DIR: string;
}): ImageStoreConfig {
  if (IMAGE_STORE === '') return { folder: join(DATA_DIR, 'images') };
  if (IMAGE_STORE.startsWith('file:')) return { folder: IMAGE_STORE.slice('file:'.length).replace(/^\/\/(?=\/)/, '') };
  const url = new URL(IMAGE_STORE.slice('s3:'.length));
  const [bucket = '', ...folders] = url.pathname.slice(1).split('/').filter(Boolean).map(decodeURIComponent);
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
