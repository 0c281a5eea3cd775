import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Preview } from '../src/head/preview.ts';
import type { PageText } from './fill-template.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A page in one encoding: headers ready to write, and bytes. */
interface Sendable {
  headers: Record<string, string | number>;
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
  unchanged: Record<string, string>;
  as: Record<Encoding, Sendable>;
}

/** Compresses a rendered page, quickly at first: `compressFully` follows for a page that stays in the cache. */
export async function storePage(page: PageText): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([brotliOf(identity, 5), gzipped(identity, { level: 6 })]);
  return stored(page, { identity, br, gzip: gz });
}

/** Returns the page compressed at the highest level. Takes some tens of milliseconds off the main thread. */
export async function compressFully(
  { status, as, preview, isShared }: StoredPage,
  headers: PageText['headers'],
): Promise<StoredPage> {
  const identity = as.identity.bytes;
  const [br, gz] = await Promise.all([brotliOf(identity, 11), gzipped(identity, { level: 9 })]);
  return stored({ status, preview, isShared, headers }, { identity, br, gzip: gz });
}

function brotliOf(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotli(bytes, { params });
}

function stored(
  { status, headers, preview, isShared = true }: Omit<PageText, 'html'>,
  bytes: Record<Encoding, Buffer>,
): StoredPage {
  // Browsers may store a page and revalidate it on each request.
  const keeping = `${isShared ? 'public' : 'private'}, no-cache`;
  const etag = `"${createHash('sha256').update(bytes.identity).digest('base64url').slice(0, 22)}"`;
  const sendable = (encoding: Encoding): Sendable => ({
    bytes: bytes[encoding],
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': status === 200 ? keeping : 'no-store',
      vary: 'accept-encoding',
      etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bytes[encoding].length,
    },
  });
  const size = encodings.reduce((sum, encoding) => sum + bytes[encoding].length, 0);
  const unchanged = { etag, vary: 'accept-encoding', 'cache-control': keeping };
  return {
    status,
    etag,
    size,
    preview,
    isShared,
    unchanged,
    as: { br: sendable('br'), gzip: sendable('gzip'), identity: sendable('identity') },
  };
}

/**
 * Returns the encoding of the response. A client that excludes one with `q=0` is one in a million and gets plain
 * bytes.
 */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || /q=0(?:\.0*)?\s*(?:,|$)/.test(accepted)) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
