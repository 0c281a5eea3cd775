import { createHash } from 'node:crypto';
import type { AccountClaims } from 'oidc-provider';

/** Who signed in, by the number that the identity provider gives them: the same for an address at every start. */
export type Accounts = {
  signIn: (email: string, verified: boolean) => string;
  claimsOf: (sub: string) => AccountClaims | undefined;
};

/** Makes the sandbox's address book; any address may sign in, and its last sign-in says whether it is verified. */
export function createAccounts(issuer: string): Accounts {
  const known = new Map<string, AccountClaims>();
  return {
    signIn(email, verified) {
      const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
      const [given, ...family] = namesIn(email);
      known.set(sub, {
        sub,
        email,
        email_verified: verified,
        given_name: given,
        family_name: family.join(' '),
        name: [given, ...family].join(' '),
        picture: `${issuer}/picture.svg`,
      });
      return sub;
    },
    claimsOf: (sub) => known.get(sub),
  };
}

/** ada.lovelace@example.com is called Ada Lovelace. */
function namesIn(email: string): string[] {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (words.length > 0 ? words : ['Somebody']).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
