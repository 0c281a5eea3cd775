import { bytesOfId, idOfBytes, seal, unseal } from '../mail-preferences/seal.ts';

/** One reader of one campaign: `delivery` is their row of its ledger, 0 where the message is a preview or a test. */
export interface ReaderClaims {
  campaignId: string;
  delivery: number;
}

const bytes = 20;

/** The token that the counted links of one message share: it shows neither the address nor the row. */
export function createReaderToken(secrets: readonly string[], { campaignId, delivery }: ReaderClaims): string {
  const text = Buffer.alloc(bytes);
  bytesOfId(campaignId).copy(text);
  text.writeInt32BE(delivery, 16);
  return seal(secrets, 'newsletter clicks', text);
}

/** Whose link it is; undefined where none of the secrets made the token. */
export function openReader(secrets: readonly string[], token: string): ReaderClaims | undefined {
  const text = unseal(secrets, 'newsletter clicks', token);
  return text?.length === bytes ? { campaignId: idOfBytes(text, 0), delivery: text.readInt32BE(16) } : undefined;
}
