import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { ownBytes } from '@workspace/node-server/own-bytes';
import type { Preview } from '../src/head/preview.ts';
import { acceptsDictionary, compressWith, type Dictionary } from './dictionaries/dictionary.ts';
import type { PageText } from './fill-template.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The same for each encoding; `dcz` needs a dictionary. */
interface Encodings<T> {
  dcz: T | undefined;
  br: T;
  gzip: T;
}

/** Names and values in turn: Node writes a list faster than an object, which it takes apart. */
type HeaderList = readonly string[];

/** A page in one encoding: headers ready to write, and bytes. */
interface Sendable {
  headers: HeaderList;
  bytes: Buffer;
}

/** A cached page, ready to send. */
export interface StoredPage {
  status: number;
  etag: string;
  size: number;
  /** The preview image of the page. */
  preview: Preview | undefined;
  isShared: boolean;
  /** Headers of the 304 response. */
  unchanged: HeaderList;
  /** Few clients accept no encoding: `identity` decompresses the bytes for each of them, and takes no memory. */
  as: Encodings<Sendable> & { readonly identity: Sendable };
  /** The `Available-Dictionary` header of a browser that can decode `dcz`. */
  availableHeader: string | undefined;
}

/** Compresses a rendered page, quickly at first: `compressFully` follows for a page that stays in the cache. */
export async function storePage(page: PageText, dictionary?: Dictionary): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const isCached = page.status === 200 && !page.isPrivate;
  const [br, gz, dcz] = await Promise.all([
    brotliOf(identity, 5),
    gzipOf(identity, 6),
    isCached ? dczOf(identity, 9, dictionary) : undefined,
  ]);
  return toStoredPage({ ...page, etag }, { br, gzip: gz, dcz }, dictionary);
}

/** Returns the page compressed at the highest level. Takes some tens of milliseconds off the main thread. */
export async function compressFully(
  { status, etag, as, preview, isShared }: StoredPage,
  headers: PageText['headers'],
  dictionary?: Dictionary,
): Promise<StoredPage> {
  const identity = as.identity.bytes;
  // One after another: the other threads are for pages that readers wait for.
  const br = await brotliOf(identity, 11);
  const gz = await gzipOf(identity, 9);
  const dcz = await dczOf(identity, 19, dictionary);
  return toStoredPage({ status, etag, preview, isShared, headers }, { br, gzip: gz, dcz }, dictionary);
}

async function brotliOf(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return ownBytes(await brotli(bytes, { params }));
}

const gzipOf = async (bytes: Buffer, level: number): Promise<Buffer> => ownBytes(await gzipped(bytes, { level }));

const dczOf = async (bytes: Buffer, level: number, dictionary: Dictionary | undefined): Promise<Buffer | undefined> =>
  dictionary && ownBytes(await compressWith(dictionary, bytes, level));

const listOf = (headers: Record<string, string>): HeaderList => Object.entries(headers).flat();

function toStoredPage(
  { status, etag, headers, preview, isShared = true, isPrivate }: Omit<PageText, 'html'> & { etag: string },
  bytes: Encodings<Buffer>,
  dictionary: Dictionary | undefined,
): StoredPage {
  const vary = dictionary ? 'accept-encoding, available-dictionary' : 'accept-encoding';
  // Browsers may store a page and revalidate it on each request, but nobody stores one reader's page.
  const keeping = isPrivate ? 'no-store' : `${isShared ? 'public' : 'private'}, no-cache`;
  const sendable = (encoding: keyof StoredPage['as'], body: Buffer): Sendable => ({
    bytes: body,
    headers: listOf({
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': status === 200 ? keeping : 'no-store',
      vary,
      etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }),
  });
  const { dcz, br, gzip: gz } = bytes;
  const size = [dcz, br, gz].reduce((sum, body) => sum + (body?.length ?? 0), 0);
  const unchanged = listOf({ etag, vary, 'cache-control': keeping });
  return {
    status,
    etag,
    size,
    preview,
    isShared,
    unchanged,
    availableHeader: dictionary?.availableHeader,
    as: {
      dcz: dcz && sendable('dcz', dcz),
      br: sendable('br', br),
      gzip: sendable('gzip', gz),
      get identity() {
        return sendable('identity', gunzipSync(gz));
      },
    },
  };
}

/** Returns the page in the best encoding that the request's headers allow. */
export function sendableFor({ as, availableHeader }: StoredPage, headers: NodeJS.Dict<string | string[]>): Sendable {
  if (as.dcz && acceptsDictionary(headers, availableHeader)) return as.dcz;
  return as[encodingFor(headers['accept-encoding'] as string | undefined)];
}

/**
 * Returns the encoding of a response without a dictionary. The rare client that excludes one with `q=0` gets plain bytes.
 */
export function encodingFor(accepted: string | undefined): Exclude<keyof StoredPage['as'], 'dcz'> {
  if (accepted === undefined || /q=0(?:\.0*)?\s*(?:,|$)/.test(accepted)) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
