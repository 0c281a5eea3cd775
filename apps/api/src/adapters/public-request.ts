import { lookup } from 'node:dns';
import {
  get as getHttp,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { get as getHttps, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { hostOf } from '../host-of.ts';

const maxRedirects = 3;

/** Thrown for an address that is not on the public internet, or that redirects too often. */
export class NotPublic extends Error {}

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
  if (redirects > maxRedirects) throw new NotPublic();
  const url = parsePublic(address, request.isAllowed);
  const response = await responseOf(url, request);
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode >= 400 || !headers.location) return { url, response };
  response.destroy();
  const next = URL.parse(headers.location, url);
  if (!next) throw new NotPublic();
  return requestPublic(next.href, request, redirects + 1);
}

/** Posts a text and returns the status of the response, whose body is not read. Follows no redirects. */
export function postPublic(
  address: string,
  { signal, headers, isAllowed }: PublicRequest,
  body: string,
): Promise<number> {
  const url = parsePublic(address, isAllowed);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const all = { ...headers, 'content-length': Buffer.byteLength(body) };
  const options = { method: 'POST', signal, headers: all, lookup: lookupOf(isAllowed), agent: false };
  return new Promise((resolve, reject) => {
    const sent = send(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    settleAtEnd(sent, reject).end(body);
  });
}

/** Parses a web address. Throws `NotPublic` for other ones, and for a literal IP address that is not allowed. */
function parsePublic(address: string, isAllowed: (address: string) => boolean): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new NotPublic();
  // A literal address is never looked up.
  const host = hostOf(url);
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new NotPublic();
  return url;
}

function responseOf(url: URL, { signal, headers, isAllowed }: PublicRequest): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    settleAtEnd(get(url, { signal, headers, lookup: lookupOf(isAllowed), agent: false }, resolve), reject);
  });
}

/** A server that changes the protocol ends a request without an error and without a response. */
const settleAtEnd = (sent: ClientRequest, reject: (error: Error) => void): ClientRequest =>
  sent.on('error', reject).on('close', () => reject(new Error('The connection was closed')));

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
