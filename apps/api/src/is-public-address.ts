import ipaddr from 'ipaddr.js';

/** Azure's host at the address of every machine there: public by its number, and not by anything else. */
const hostOfAzure = '168.63.129.16';

/** Returns true for an address of the public internet: not of this machine, a private network or a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const processed = ipaddr.process(address);
  return processed.range() === 'unicast' && processed.toString() !== hostOfAzure;
}
