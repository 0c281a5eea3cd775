import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { explainCertificate } from '../explain-certificate.ts';
import { bytesOfRange, type ByteRange, type ImageStore, type OpenFile } from './image-store.ts';

/** An S3-compatible service: its address, the bucket, a prefix of all keys, and the credentials. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds that one of three attempts waits for a connection, for a response, and for that to a whole file. */
const defaultTimeouts = { connect: 3_000, response: 5_000, stored: 20_000 };

/** Stores files in a bucket of an S3-compatible service. Its library is loaded with the first call. */
export function s3Store(settings: S3Settings, timeouts = defaultTimeouts): ImageStore {
  const store = openBucket(settings, timeouts);
  const explained =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      call(...args).catch(async (error: unknown) => {
        throw await explainCertificate(error, settings.endpoint);
      });
  const { put, open, list, deleteFolder, deleteFile, close } = store;
  return {
    put: explained(put),
    open: explained(open),
    list: explained(list),
    deleteFolder: explained(deleteFolder),
    deleteFile: explained(deleteFile),
    close,
  };
}

function openBucket(settings: S3Settings, timeouts: typeof defaultTimeouts): ImageStore {
  const { bucket: Bucket, prefix } = settings;
  let client: Promise<S3Client> | undefined;
  const connected = () => (client ??= connect(settings, timeouts));
  return {
    put: async (key, Body, ContentType) => {
      const { PutObjectCommand } = await library();
      const command = new PutObjectCommand({ Bucket, Key: prefix + key, Body, ContentType });
      await (await connected()).send(command, { requestTimeout: timeouts.stored });
    },
    open: async (key, range) => {
      const { GetObjectCommand, HeadObjectCommand } = await library();
      const s3 = await connected();
      const sizeOf = () => s3.send(new HeadObjectCommand({ Bucket, Key: prefix + key }));
      const part = range && (await partOf(range, sizeOf).catch(absent));
      if (range && !part) return undefined;
      if (part === 'unsatisfiable') return part;
      const Range = part && `bytes=${part.first}-${part.last ?? ''}`;
      return s3
        .send(new GetObjectCommand({ Bucket, Key: prefix + key, Range }))
        .then(({ Body, ContentLength = 0, ContentRange }) => opened(Body as Readable, ContentLength, ContentRange))
        .catch(absent);
    },
    list: async (folder) => {
      const keys = await keysIn(await connected(), Bucket, `${prefix}${folder}/`);
      return keys.map((key) => key.slice(prefix.length)).toSorted();
    },
    deleteFolder: async (folder) => deleteAll(await connected(), Bucket, `${prefix}${folder}/`),
    deleteFile: async (key) => {
      const { DeleteObjectCommand } = await library();
      await (await connected()).send(new DeleteObjectCommand({ Bucket, Key: prefix + key }));
    },
    close: () => void client?.then((open) => open.destroy()),
  };
}

const library = () => import('@aws-sdk/client-s3');

async function deleteAll(s3: S3Client, Bucket: string, Prefix: string): Promise<void> {
  const { ListObjectsV2Command, DeleteObjectCommand } = await library();
  for (;;) {
    const { Contents = [], IsTruncated } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
    // One by one: not every service knows the call that deletes many.
    for (const { Key } of Contents) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    if (!IsTruncated || Contents.length === 0) return;
  }
}

async function keysIn(s3: S3Client, Bucket: string, Prefix: string): Promise<string[]> {
  const { ListObjectsV2Command } = await library();
  const keys: string[] = [];
  for (let ContinuationToken: string | undefined; ;) {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    ContinuationToken = page.NextContinuationToken;
    if (!ContinuationToken) return keys;
  }
}

async function connect(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeouts: typeof defaultTimeouts,
): Promise<S3Client> {
  const { S3Client: Client } = await library();
  return new Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // The library waits forever by default. No limit of an idle socket: a slow visitor reads with pauses.
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.response,
      throwOnRequestTimeout: true,
    },
    // Services other than Amazon's reject the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function opened(stream: Readable, length: number, range: string | undefined): OpenFile {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? [];
  if (size === undefined) return { stream, size: length, first: 0, last: length - 1 };
  return { stream, size: Number(size), first: Number(first), last: Number(last) };
}

/** Not every service knows a range that counts from the end. */
async function partOf(range: ByteRange, head: () => Promise<{ ContentLength?: number | undefined }>) {
  if (range.first !== undefined) return range;
  return bytesOfRange(range, (await head()).ContentLength ?? 0) ?? 'unsatisfiable';
}

function absent(error: Error): 'unsatisfiable' | undefined {
  const { httpStatusCode } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  if (httpStatusCode === 404) return undefined;
  if (httpStatusCode === 416) return 'unsatisfiable';
  throw error;
}
