import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod';
import { emailAddressWith } from '@workspace/contracts/email-address';
import { explainByClock, toleratedSeconds } from '../clock-differs.ts';
import { isUnreachable } from '../is-unreachable.ts';
import { explainCertificate } from './explain-certificate.ts';
import { verifyLogoutToken, type VerifiedLogout } from './logout-token.ts';
import { storableText } from '../storable-text.ts';

/** A person's identity as the identity provider states it. */
export interface Identity {
  email: string;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** The time when the provider saw the person itself, in milliseconds; undefined when it does not say. */
  authenticatedAt?: number | undefined;
  /** The person and the session at the provider: a logout token names them. */
  subject?: string | undefined;
  providerSession?: string | undefined;
}

/** The tokens of a sign-in; `userinfo` requests the claims that the ID token lacks. */
interface Tokens {
  idToken: string;
  userinfo: () => Promise<unknown>;
}

type Verified =
  | { value: Identity; failure?: undefined }
  | { value?: undefined; failure: 'unreachable' | 'not_verified'; cause: unknown };

/** A provider whose metadata was fetched. */
interface ConnectedProvider {
  verify: (tokens: Tokens) => Promise<Verified>;
  verifyLogout: (token: string) => Promise<VerifiedLogout>;
  /** True when it grants refresh tokens, which tell later whether the person still has access. */
  grantsRefresh: boolean;
}

/** Fetches the provider's metadata. Rejects without an answer. */
export type IdentityProvider = () => Promise<ConnectedProvider>;

/** A boolean of a token. Some providers send it as text or as a number. */
const flag = z.optional(z.unknown().transform((value) => [true, 'true', 1, '1'].includes(value as never)));

/** A name as it can be stored and shown. */
const name = z.string().transform((stated) => storableText(stated, 200));

const Claims = z.object({
  sub: z.string(),
  email: emailAddressWith('is no email address'),
  email_verified: flag,
  /** Microsoft Entra has no `email_verified`. Its optional claim says that the owner of the domain is verified. */
  xms_edov: flag,
  given_name: name.nullish(),
  family_name: name.nullish(),
  picture: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});

/** Creates an OpenID Connect provider for the tokens of one client. */
export function openIdProvider({ issuer, clientId }: { issuer: string; clientId: string }): IdentityProvider {
  return async () => {
    const discovered = await fetchDiscovery(issuer);
    // Anybody can send a logout token of an unknown key, so those fetch the keys once a second at most.
    const keys = createRemoteJWKSet(new URL(discovered.jwks_uri), { cooldownDuration: 1_000 });
    const expected = { issuer: discovered.issuer, audience: clientId };
    return {
      verify: (tokens) => verify(tokens, keys, expected),
      verifyLogout: (token) => verifyLogoutToken(token, keys, expected),
      grantsRefresh: discovered.scopes_supported.includes('offline_access'),
    };
  };
}

const Discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  scopes_supported: z.array(z.string()).catch([]),
});

/** Throws a message for operators when the address responds with anything else. */
async function fetchDiscovery(issuer: string): Promise<z.output<typeof Discovery>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(async (error: unknown) => {
    throw await explainCertificate(error, address);
  });
  const { data } = Discovery.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new Error(`${address} responds with ${response.status}, and not with a discovery document`);
  return data;
}

async function verify(
  { idToken, userinfo }: Tokens,
  keys: ReturnType<typeof createRemoteJWKSet>,
  expected: { issuer: string; audience: string },
): Promise<Verified> {
  const notVerified = (cause: unknown): Verified => ({ failure: 'not_verified', cause });
  let payload: JWTPayload & { azp?: unknown };
  try {
    // The provider has issued it within these seconds, for the code.
    const times = { maxTokenAge: 60, clockTolerance: toleratedSeconds };
    const read = () => jwtVerify(idToken, keys, { ...expected, ...times });
    ({ payload } = await read().catch(againWithNewKeys(keys, read)));
  } catch (cause) {
    return isUnreachable(cause) ? { failure: 'unreachable', cause } : notVerified(explainByClock(cause));
  }
  // `azp` is the client that the token was issued to; a token of another client must not sign anyone in here.
  if (payload.azp !== undefined && payload.azp !== expected.audience)
    return notVerified(new Error('azp is not our client id'));
  let stated: unknown = payload;
  if (payload.email === undefined) {
    try {
      stated = await userinfo();
    } catch (cause) {
      return { failure: 'unreachable', cause };
    }
  }
  const { data, error } = Claims.safeParse(stated);
  if (!data || data.sub !== payload.sub) return notVerified(error);
  const seconds = typeof payload.auth_time === 'number' ? payload.auth_time : undefined;
  const providerSession = typeof payload.sid === 'string' ? payload.sid : undefined;
  return {
    value: {
      ...toIdentity(data),
      subject: data.sub,
      ...(providerSession && { providerSession }),
      // A clock ahead of ours must not make a sign-in fresh for longer.
      ...(seconds && { authenticatedAt: Math.min(seconds * 1_000, Date.now()) }),
    },
  };
}

/** Repeats after a token of an unknown key: the provider may have rotated its keys since they were fetched. */
function againWithNewKeys<T>(keys: { reload: () => Promise<void> }, read: () => Promise<T>) {
  return async (error: unknown): Promise<T> => {
    const isUnknownKey =
      error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed;
    if (!isUnknownKey) throw error;
    await keys.reload();
    return read();
  };
}

function toIdentity(claims: z.infer<typeof Claims>): Identity {
  return {
    email: claims.email,
    isVerified: claims.email_verified ?? claims.xms_edov ?? false,
    firstName: claims.given_name ?? null,
    lastName: claims.family_name ?? null,
    profileImageUrl: claims.picture ?? null,
  };
}
