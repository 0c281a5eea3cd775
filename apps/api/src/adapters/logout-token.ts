import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { toleratedSeconds } from '../clock-differs.ts';
import { isUnreachable } from '../is-unreachable.ts';

/** The sessions that a logout token ends: one of the provider, or all of a person. */
export interface LogoutRequest {
  subject?: string | undefined;
  providerSession?: string | undefined;
  /** Identifies the token: it counts once. */
  tokenId: string;
}

export type VerifiedLogout =
  | { value: LogoutRequest; failure?: undefined }
  | { value?: undefined; failure: 'unreachable' | 'not_verified'; cause: unknown };

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Older providers send no type, or the general one. */
const types: readonly unknown[] = [undefined, 'jwt', 'logout+jwt', 'application/logout+jwt'];

const LogoutClaims = z
  .object({
    jti: z.string().min(1),
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    events: z.object({ [logoutEvent]: z.record(z.string(), z.unknown()) }),
    // An ID token has a nonce: none must ever count as a logout token.
    nonce: z.undefined('has a nonce').optional(),
  })
  .refine(({ sub, sid }) => sub ?? sid, 'names neither a person nor a session');

/** A token is accepted for this long and the tolerance: its id has to be remembered as long. */
const longestAge = '10m';

/** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). The caller rejects replays. */
export async function verifyLogoutToken(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<VerifiedLogout> {
  const notVerified = (cause: unknown): VerifiedLogout => ({ failure: 'not_verified', cause });
  let payload: JWTPayload;
  let type: string | undefined;
  try {
    const options = { ...expected, maxTokenAge: longestAge, clockTolerance: toleratedSeconds, requiredClaims: ['exp'] };
    const verified = await jwtVerify(token, keys, options);
    payload = verified.payload;
    type = verified.protectedHeader.typ?.toLowerCase();
  } catch (cause) {
    return isUnreachable(cause) ? { failure: 'unreachable', cause } : notVerified(cause);
  }
  if (!types.includes(type)) return notVerified(new Error('typ is not logout+jwt'));
  const { data, error } = LogoutClaims.safeParse(payload);
  if (!data) return notVerified(error);
  return { value: { subject: data.sub, providerSession: data.sid, tokenId: data.jti } };
}
