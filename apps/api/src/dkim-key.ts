import { createPrivateKey, type KeyObject } from 'node:crypto';

/** Verifiers ignore signatures by shorter keys (RFC 8301). */
const minBits = 1_024;

/** Returns the reason why a private key cannot sign DKIM, as the end of a sentence; undefined when it can. */
export function dkimKeyError(pem: string): string | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return 'has to be the RSA private key itself in PEM, with line breaks as \\n: no path, no public key, no passphrase';
  }
  if (key.asymmetricKeyType !== 'rsa') return `has to be an RSA key, and is ${key.asymmetricKeyType}`;
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return bits < minBits ? `has to be of 2048 bits, and is of ${bits}, which mail servers ignore` : undefined;
}
