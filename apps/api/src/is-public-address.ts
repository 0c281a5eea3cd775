import ipaddr from 'ipaddr.js';

/** Returns true for an address of the public internet: not of this machine, a private network or a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
