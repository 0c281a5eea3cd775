import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Fetches a file from a public web address; returns a message for the person when that fails. */
export type FetchFile = (
  url: string,
  maxBytes: number,
  wanted?: keyof typeof wantedFiles,
) => Promise<{ name: string; bytes: Buffer } | string>;

const timeoutMs = 20_000;
const mostRedirects = 3;

/** Request headers and messages for each kind of file. */
const wantedFiles = {
  picture: {
    headers: { accept: 'image/*', 'user-agent': 'Lanesight image import' },
    messages: {
      address: 'This is no public web address. Save the picture and upload it.',
      status: 'There is no picture at this address any more. Save it and upload it.',
      large: 'The picture at this address is too large. Save it, make it smaller and upload it.',
      slow: 'The server of this address does not respond. Save the picture and upload it.',
    },
  },
  page: {
    headers: { accept: 'text/html', 'user-agent': 'Lanesight link preview' },
    messages: {
      address: 'This is no public web address. Check it, or write the title yourself.',
      status: 'There is no page at this address. Check it, or write the title yourself.',
      large: 'The page at this address is too large to read. Write the title yourself.',
      slow: 'The server of this address does not respond. Write the title yourself.',
    },
  },
} as const;

/** Returns true for an address of the public internet: not of this machine, a private network or a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Fetches with these limits: time, size, redirects, and addresses that `isAllowed` accepts. */
export function openFetchFile(isAllowed: (address: string) => boolean = isPublicAddress): FetchFile {
  return async (url, maxBytes, wanted = 'picture') => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers, messages } = wantedFiles[wanted];
    try {
      return await fetched(url, maxBytes, { signal, headers, lookup: lookupOf(isAllowed) }, isAllowed);
    } catch (error) {
      return messages[error instanceof Unreachable ? error.cause : 'slow'];
    }
  };
}

class Unreachable extends Error {
  override readonly cause: 'address' | 'status' | 'large';

  constructor(cause: Unreachable['cause']) {
    super(cause);
    this.cause = cause;
  }
}

type Options = Pick<RequestOptions, 'signal' | 'lookup' | 'headers'>;

async function fetched(
  address: string,
  maxBytes: number,
  options: Options,
  isAllowed: (address: string) => boolean,
  redirects = 0,
): Promise<{ name: string; bytes: Buffer }> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || redirects > mostRedirects) throw new Unreachable('address');
  // A literal address is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new Unreachable('address');
  const response = await requested(url, options);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    return fetched(new URL(headers.location, url).href, maxBytes, options, isAllowed, redirects + 1);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new Unreachable('status');
  }
  return { name: decoded(url.pathname.split('/').at(-1)!), bytes: await bytesOf(response, maxBytes) };
}

function requested(url: URL, options: Options): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { ...options, agent: false }, resolve).on('error', reject);
  });
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Unreachable('large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Checks the very addresses that the connection uses: a name could resolve to others the next time. */
function lookupOf(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return callback(new Unreachable('address'), []);
      if (options.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
