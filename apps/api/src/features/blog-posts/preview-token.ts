import { createHmac, timingSafeEqual } from 'node:crypto';

/** Validity of a preview link, in milliseconds. */
export const previewMilliseconds = 3_600_000;

/**
 * Creates a token that grants reading one post until a time. `secrets` are the session secrets, the newest first; they
 * are not used directly.
 */
export function previewToken(secrets: readonly string[], postId: string, expiresAt: number): string {
  return `${expiresAt.toString(36)}.${signatureOf(secrets[0]!, postId, expiresAt).toString('base64url')}`;
}

/** Returns true when a token grants access to a post now. Tokens signed with an older secret are valid too. */
export function opensPreview(secrets: readonly string[], token: string, postId: string, now: number): boolean {
  const [written = '', signature = ''] = token.split('.');
  const expiresAt = Number.parseInt(written, 36);
  if (!(expiresAt > now)) return false;
  const given = Buffer.from(signature, 'base64url');
  return secrets.some((secret) => {
    const right = signatureOf(secret, postId, expiresAt);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

const signatureOf = (secret: string, postId: string, expiresAt: number): Buffer => {
  const key = createHmac('sha256', secret).update('preview of a post').digest();
  return createHmac('sha256', key).update(`${postId} ${expiresAt}`).digest();
};
