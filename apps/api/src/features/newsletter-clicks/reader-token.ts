import { bytesOfId, idOfBytes, encryptToken, decryptToken } from '../mail-preferences/encrypt-token.ts';

/** A reader of a campaign: `delivery` is the ID of their ledger row, 0 for a preview or a test. */
export interface ReaderClaims {
  campaignId: string;
  delivery: number;
}

const bytes = 20;

/** Returns the token that the counted links of one message share: it reveals neither the address nor the row. */
export function createReaderToken(secrets: readonly string[], { campaignId, delivery }: ReaderClaims): string {
  const text = Buffer.alloc(bytes);
  bytesOfId(campaignId).copy(text);
  text.writeInt32BE(delivery, 16);
  return encryptToken(secrets, 'newsletter clicks', text);
}

/** Decrypts the reader of a link; undefined when none of the secrets made the token. */
export function decryptReaderToken(secrets: readonly string[], token: string): ReaderClaims | undefined {
  const text = decryptToken(secrets, 'newsletter clicks', token);
  return text?.length === bytes ? { campaignId: idOfBytes(text, 0), delivery: text.readInt32BE(16) } : undefined;
}
