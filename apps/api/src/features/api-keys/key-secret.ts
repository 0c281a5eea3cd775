import { createHash, randomBytes } from 'node:crypto';

/** Marks our keys, so that scanners for leaked secrets recognize them. */
const prefix = 'lsk_';
const hintLength = prefix.length + 4;

/** Creates the secret of a key: 32 random bytes. */
export const createSecret = (): string => prefix + randomBytes(32).toString('base64url');

/** The hash that is stored. A secret of 256 random bits needs no slow one. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The beginning of a secret, for people to recognize it. */
export const hintOf = (secret: string): string => `${secret.slice(0, hintLength)}…`;
