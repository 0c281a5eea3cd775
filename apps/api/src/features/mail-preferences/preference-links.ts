import { createAddressToken, type AddressClaims } from './address-token.ts';

/** Where a person sees and changes what they get, and the address that mail programs call when asked to unsubscribe. */
export function preferenceLinks(
  about: AddressClaims,
  { publicOrigin, linkSecrets }: { publicOrigin: string; linkSecrets: readonly string[] },
): { preferencesUrl: string; leavingUrl: string } {
  const token = createAddressToken(linkSecrets, about);
  return {
    preferencesUrl: `${publicOrigin}/newsletter/preferences?about=${token}`,
    leavingUrl: `${publicOrigin}/api/mail-preferences/${token}/leaving`,
  };
}
