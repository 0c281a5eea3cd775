import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Preview } from '../src/head/preview.ts';
import type { PageText } from './fill-template.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** What is sent of a page in one encoding: headers ready to write, and bytes. */
interface Sendable {
  headers: Record<string, string | number>;
  bytes: Buffer;
}

/** A page as it waits to be sent. */
export interface StoredPage {
  status: number;
  etag: string;
  size: number;
  /** The picture that stands for the page. */
  preview: Preview | undefined;
  isShared: boolean;
  /** The headers of the answer to a browser that holds it already. */
  unchanged: Record<string, string>;
  as: Record<Encoding, Sendable>;
}

/** Compresses a drawn page, quickly at first: a page that is kept is worth `pressHard` afterwards. */
export async function storePage(page: PageText): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([brotliOf(identity, 5), gzipped(identity, { level: 6 })]);
  return stored(page, { identity, br, gzip: gz });
}

/** The same page in the fewest bytes. Takes some tens of milliseconds off the main thread. */
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
  // Browsers may keep a page, and ask each time whether it is still the page.
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

/** The encoding to answer with. A client that rules one out by `q=0` is one in a million, and gets plain bytes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || /q=0(?:\.0*)?\s*(?:,|$)/.test(accepted)) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
