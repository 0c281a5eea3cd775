import { createAddressToken, type AddressClaims } from './address-token.ts';

/** Returns the URL of the preferences page and the one-click unsubscribe URL for mail clients. */
export function preferenceLinks(
  about: AddressClaims,
  { publicOrigin, linkSecrets }: { publicOrigin: string; linkSecrets: readonly string[] },
): { preferencesUrl: string; unsubscribeUrl: string } {
  const token = createAddressToken(linkSecrets, about);
  return {
    preferencesUrl: `${publicOrigin}/newsletter/preferences?about=${token}`,
    unsubscribeUrl: `${publicOrigin}/api/mail-preferences/${token}/leaving`,
  };
}
