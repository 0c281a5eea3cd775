import * as z from 'zod';
import type { LinkedinConfig } from '../../config-linkedin.ts';
import type { LinkedinAnswer } from './answer.ts';
import { ask } from './ask.ts';

/** What LinkedIn gives for a sign-in. Applications without refresh tokens get none, and have to ask again when access ends. */
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
  .transform((answer): LinkedinTokens => {
    const after = (lifetime: number) => new Date(Date.now() + lifetime * 1_000);
    return {
      accessToken: answer.access_token,
      accessEndsAt: after(answer.expires_in),
      refreshToken: answer.refresh_token ?? null,
      refreshEndsAt: answer.refresh_token_expires_in === undefined ? null : after(answer.refresh_token_expires_in),
    };
  });

/** Reads what was given for a code or for a refresh token. */
export const readTokens = (body: unknown): z.ZodSafeParseResult<LinkedinTokens> => Answered.safeParse(body);

/** A new access token. Where LinkedIn says no, the sign-in is over, whatever it calls that. */
export async function refreshTokens(
  config: LinkedinConfig,
  refreshToken: string,
): Promise<LinkedinAnswer<LinkedinTokens>> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const answer = await ask({ ...formTo(config, '/oauth/v2/accessToken', form), read: readTokens });
  const { failure } = answer;
  if (!failure || (failure.status !== 400 && failure.status !== 401)) return answer;
  return { failure: { kind: 'sign_in', status: failure.status, code: failure.code } };
}

/** Takes a token back. */
export const revokeToken = (config: LinkedinConfig, token: string): Promise<LinkedinAnswer<true>> =>
  ask({
    ...formTo(config, '/oauth/v2/revoke', { token }),
    read: () => z.literal(true).safeParse(true),
    patience: 5_000,
  });

function formTo({ siteUrl, clientId, clientSecret }: LinkedinConfig, path: string, form: Record<string, string>) {
  const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
  return { url: siteUrl + path, init: { method: 'POST', body } };
}
