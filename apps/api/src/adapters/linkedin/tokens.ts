import * as z from 'zod';
import type { LinkedinConfig } from '../../config-linkedin.ts';
import type { LinkedinResponse } from './response.ts';
import { request } from './request.ts';

/**
 * The tokens of a sign-in. Applications without refresh tokens receive none, and users have to sign in again when the
 * access token expires.
 */
export interface LinkedinTokens {
  accessToken: string;
  accessEndsAt: Date;
  refreshToken: string | null;
  refreshEndsAt: Date | null;
}

const seconds = z.coerce.number().int().positive();

const Answered = z
  .object({
    access_token: z.string().min(1),
    expires_in: seconds,
    refresh_token: z.string().min(1).optional(),
    refresh_token_expires_in: seconds.optional(),
  })
  .transform((response): LinkedinTokens => {
    const after = (lifetime: number) => new Date(Date.now() + lifetime * 1_000);
    return {
      accessToken: response.access_token,
      accessEndsAt: after(response.expires_in),
      refreshToken: response.refresh_token ?? null,
      refreshEndsAt: response.refresh_token_expires_in === undefined ? null : after(response.refresh_token_expires_in),
    };
  });

/** Parses the token response for a code or a refresh token. */
export const readTokens = (body: unknown): z.ZodSafeParseResult<LinkedinTokens> => Answered.safeParse(body);

/** Requests a new access token. When LinkedIn rejects it, the sign-in has ended, whatever the error code. */
export async function refreshTokens(
  config: LinkedinConfig,
  refreshToken: string,
): Promise<LinkedinResponse<LinkedinTokens>> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const response = await request({ ...formTo(config, '/oauth/v2/accessToken', form), read: readTokens });
  const { failure } = response;
  if (!failure || (failure.status !== 400 && failure.status !== 401)) return response;
  return { failure: { kind: 'sign_in', status: failure.status, code: failure.code } };
}

/** Revokes a token. */
export const revokeToken = (config: LinkedinConfig, token: string): Promise<LinkedinResponse<true>> =>
  request({
    ...formTo(config, '/oauth/v2/revoke', { token }),
    read: () => z.literal(true).safeParse(true),
    timeoutMs: 5_000,
  });

function formTo({ siteUrl, clientId, clientSecret }: LinkedinConfig, path: string, form: Record<string, string>) {
  const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
  return { url: siteUrl + path, init: { method: 'POST', body } };
}
