import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const maxRedirects = 3;

/** Thrown for an address that is not on the public internet, or that redirects too often. */
export class NotPublic extends Error {}

/** Returns true for an address of the public internet: not of this machine, a private network or a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

export interface PublicRequest {
  signal: AbortSignal;
  headers: OutgoingHttpHeaders;
  /** Accepts an IP address. */
  isAllowed: (address: string) => boolean;
}

/**
 * Requests a web address and follows its redirects, as long as `isAllowed` accepts each IP address. The body is not read
 * yet. Throws `NotPublic`, and Node's errors of the connection.
 */
export async function requestPublic(
  address: string,
  request: PublicRequest,
  redirects = 0,
): Promise<{ url: URL; response: IncomingMessage }> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || redirects > maxRedirects) throw new NotPublic();
  // A literal address is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !request.isAllowed(host)) throw new NotPublic();
  const response = await responseOf(url, request);
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode >= 400 || !headers.location) return { url, response };
  response.destroy();
  const next = URL.parse(headers.location, url);
  if (!next) throw new NotPublic();
  return requestPublic(next.href, request, redirects + 1);
}

function responseOf(url: URL, { signal, headers, isAllowed }: PublicRequest): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, lookup: lookupOf(isAllowed), agent: false }, resolve).on('error', reject);
  });
}

/** Checks the very addresses that the connection uses: a name could resolve to others the next time. */
function lookupOf(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) return callback(new NotPublic(), []);
      if (options.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });
  };
}
