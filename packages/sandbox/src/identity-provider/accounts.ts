import { createHash } from 'node:crypto';
import type { AccountClaims } from 'oidc-provider';

/** Maps addresses to the stable account ID of the identity provider: the same for an address at every start. */
export type Accounts = {
  signIn: (email: string, verified: boolean) => string;
  claimsOf: (sub: string) => AccountClaims | undefined;
  /** Removes a person: their tokens are worthless from then on, until they sign in again. */
  remove: (email: string) => void;
  subOf: (email: string) => string;
};

/** Creates the sandbox's accounts; any address may sign in, and its last sign-in determines if it is verified. */
export function createAccounts(issuer: string): Accounts {
  const known = new Map<string, AccountClaims>();
  return {
    signIn(email, verified) {
      const sub = subOf(email);
      const [givenName, ...family] = namesIn(email);
      known.set(sub, {
        sub,
        email,
        email_verified: verified,
        given_name: givenName,
        family_name: family.join(' '),
        name: [givenName, ...family].join(' '),
        picture: `${issuer}/picture.svg`,
      });
      return sub;
    },
    claimsOf: (sub) => known.get(sub),
    remove: (email) => void known.delete(subOf(email)),
    subOf,
  };
}

const subOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);

/** Derives the name: ada.lovelace@example.com becomes Ada Lovelace. */
function namesIn(email: string): string[] {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (words.length > 0 ? words : ['Somebody']).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
