import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll } from 'vitest';

const read = (name: string) => readFileSync(new URL(`certificates/${name}`, import.meta.url), 'utf8');

/** A certificate of localhost that expired on 2025-02-01, and its key. */
export const expired = { cert: read('expired.cert.pem'), key: read('key.pem') };

/** One that is valid for a century. */
export const valid = { cert: read('valid.cert.pem'), key: expired.key };

/** Trusts both during the tests of a file: only the date of one is wrong then. */
export function trustExpired(): void {
  const before = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...before, expired.cert, valid.cert]));
  afterAll(() => setDefaultCACertificates(before));
}
