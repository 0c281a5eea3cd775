import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Validity of a preview link, in milliseconds. */
export const previewMilliseconds = 3_600_000;

const audience = 'post preview';

/** Creates a JWT that grants reading one post until a time. `secrets` are the session secrets, the newest first. */
export function createPreviewToken(secrets: readonly string[], postId: string, expiresAt: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(postId)
    .setAudience(audience)
    .setExpirationTime(Math.floor(expiresAt / 1_000))
    .sign(keyOf(secrets[0]!));
}

/** Returns true when a token grants access to a post now. Tokens signed with an older secret are valid too. */
export async function opensPreview(
  secrets: readonly string[],
  token: string,
  postId: string,
  now: number,
): Promise<boolean> {
  for (const secret of secrets) if (await isValid(keyOf(secret), token, postId, now)) return true;
  return false;
}

async function isValid(key: Uint8Array, token: string, postId: string, now: number): Promise<boolean> {
  const rules = { algorithms: ['HS256'], audience, subject: postId, requiredClaims: ['exp'] };
  try {
    await jwtVerify(token, key, { ...rules, currentDate: new Date(now) });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

/** Derives a key, so that no session secret signs anything else. */
const keyOf = (secret: string): Uint8Array => createHmac('sha256', secret).update('preview of a post').digest();
