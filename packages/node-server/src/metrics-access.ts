import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns true when a request may read the metrics: it has the token, or, where none is set, comes from a private
 * address without passing a proxy.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization = '', ...headers } = request.headers;
  if (token !== undefined) return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isProxied && isPrivate(request.socket.remoteAddress ?? '');
}

function isPrivate(address: string): boolean {
  // The dual-stack form of an IPv4 address.
  const plain = address.replace(/^::ffff:/, '');
  return privateAddresses.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
