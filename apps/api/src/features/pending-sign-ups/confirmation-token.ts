import { bytesOfId, decryptToken, encryptToken, idOfBytes } from '../mail-preferences/encrypt-token.ts';

/** The sign-up of a link, and the end of its time. */
export interface ConfirmationClaims {
  id: string;
  expiresAt: Date;
}

const idBytes = 16;
const timeBytes = 6;

/** Returns the token of a confirmation link. `secrets`: the newest first, which encrypts. */
export function createConfirmationToken(secrets: readonly string[], { id, expiresAt }: ConfirmationClaims): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(expiresAt.getTime(), 0, timeBytes);
  return encryptToken(secrets, 'sign-up confirmations', Buffer.concat([bytesOfId(id), time]));
}

/** Decrypts a token; undefined when none of the secrets made it. */
export function decryptConfirmationToken(secrets: readonly string[], token: string): ConfirmationClaims | undefined {
  const bytes = decryptToken(secrets, 'sign-up confirmations', token);
  if (bytes?.length !== idBytes + timeBytes) return undefined;
  return { id: idOfBytes(bytes, 0), expiresAt: new Date(bytes.readUIntBE(idBytes, timeBytes)) };
}
