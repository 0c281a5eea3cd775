import { bytesOfId, idOfBytes, encryptToken, decryptToken } from './encrypt-token.ts';

/** The recipient, list and campaign of a link. */
export interface AddressClaims {
  email: string;
  listId: string;
  campaignId: string;
}

/** The campaign ID of links outside of a campaign. */
export const noCampaign = '00000000-0000-0000-0000-000000000000';

/** Returns the token for an address in the links of a message. `secrets`: the newest first, which encrypts. */
export function createAddressToken(secrets: readonly string[], { email, listId, campaignId }: AddressClaims): string {
  return encryptToken(
    secrets,
    'newsletter links',
    Buffer.concat([bytesOfId(listId), bytesOfId(campaignId), Buffer.from(email)]),
  );
}

/** Decrypts a token; undefined when none of the secrets made it. */
export function decryptAddressToken(secrets: readonly string[], token: string): AddressClaims | undefined {
  const text = decryptToken(secrets, 'newsletter links', token);
  if (!text || text.length <= 32) return undefined;
  return { listId: idOfBytes(text, 0), campaignId: idOfBytes(text, 16), email: text.toString('utf8', 32) };
}
