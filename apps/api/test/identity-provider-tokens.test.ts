import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openIdProvider } from '../src/adapters/identity-provider.ts';
import { ClockDiffers } from '../src/clock-differs.ts';
import { startFaultyProvider, type FaultyProvider } from './faulty-provider.ts';

const clientId = 'staff';
const now = () => Math.floor(Date.now() / 1_000);
let provider: FaultyProvider;

beforeAll(async () => {
  provider = await startFaultyProvider(clientId);
});
beforeEach(() => {
  Object.assign(provider, { claims: {}, userinfo: {}, broken: undefined });
});
afterAll(() => provider.stop());

/** Verifies a token with these claims. The configured issuer ends with a slash, as some providers write it. */
async function verified(claims: Record<string, unknown>) {
  provider.claims = claims;
  const { verify } = await openIdProvider({ issuer: `${provider.issuer}/`, clientId })();
  return verify({ idToken: await provider.idToken(), userinfo: async () => provider.userinfo });
}

describe('openIdProvider', () => {
  it('returns the identity that a token states', async () => {
    const picture = 'https://id.example/ada.png';
    expect(await verified({ given_name: 'Ada', family_name: 'Byron', picture })).toEqual({
      value: {
        email: 'ada@lanesight.ai',
        isVerified: true,
        firstName: 'Ada',
        lastName: 'Byron',
        profileImageUrl: picture,
        subject: 's',
      },
    });
  });

  it.each([undefined, 'javascript:alert(1)', 'xhttps://id.example/ada.png'])(
    'returns no names without claims, and no picture for %j',
    async (picture) => {
      const { value } = await verified({ picture });
      expect(value).toMatchObject({ firstName: null, lastName: null, profileImageUrl: null });
    },
  );

  it.each([
    ['for another client', { aud: 'other' }, 'unexpected "aud" claim value'],
    ['from another issuer', { iss: 'https://evil.example' }, 'unexpected "iss" claim value'],
    ['that has expired', { iat: undefined, exp: now() - 400 }, 'missing required "iat" claim'],
    ['authorized for another client', { azp: 'other' }, 'azp is not our client id'],
    ['without an email address', { email: 'ada' }, 'is no email address'],
  ])('rejects a token %s', async (_case, claims, reason) => {
    const result = await verified(claims);
    expect(result).toMatchObject({ failure: 'not_verified' });
    expect(String(result.failure && result.cause)).toContain(reason);
  });

  const issuedAt = (iat: number) => ({ iat, nbf: iat, exp: iat + 60, auth_time: iat });

  it.each([-290, -120, 120, 290])(
    'accepts the token of a provider whose clock is %d s ahead of ours',
    async (ahead) => {
      const { value } = await verified(issuedAt(now() + ahead));
      expect(value).toMatchObject({ email: 'ada@lanesight.ai' });
      expect(value?.authenticatedAt).toBeLessThanOrEqual(Date.now());
    },
  );

  it.each([-600, 600])('names the clock of a provider that is %d s ahead of ours', async (ahead) => {
    const { failure, cause } = (await verified(issuedAt(now() + ahead))) as { failure?: string; cause?: unknown };
    expect(failure).toBe('not_verified');
    expect(cause).toBeInstanceOf(ClockDiffers);
    expect(Math.abs((cause as ClockDiffers).secondsAhead - ahead)).toBeLessThanOrEqual(2);
  });

  it.each(['another', 'k'])('accepts a token at once after the provider has rotated its key to %j', async (kid) => {
    const rotating = await startFaultyProvider(clientId);
    onTestFinished(() => rotating.stop());
    const { verify, verifyLogout } = await openIdProvider({ issuer: rotating.issuer, clientId })();
    const tokens = async () => ({ idToken: await rotating.idToken(), userinfo: async () => ({}) });
    expect(await verify(await tokens())).toMatchObject({ value: { email: 'ada@lanesight.ai' } });
    await rotating.rotate(kid);
    expect(await verify(await tokens())).toMatchObject({ value: { email: 'ada@lanesight.ai' } });
    expect(await verifyLogout(await rotating.logoutToken())).toMatchObject({ value: { subject: 's' } });
  });

  it('rejects a token of a key that the provider does not have', async () => {
    const stranger = await startFaultyProvider(clientId);
    onTestFinished(() => stranger.stop());
    const own = await startFaultyProvider(clientId);
    onTestFinished(() => own.stop());
    const { verify } = await openIdProvider({ issuer: own.issuer, clientId })();
    stranger.claims = { iss: own.issuer };
    const tokens = { idToken: await stranger.idToken(), userinfo: async () => ({}) };
    expect(await verify(tokens)).toMatchObject({ failure: 'not_verified' });
  });

  it('reports a provider whose keys are an error page as unreachable', async () => {
    provider.broken = '/jwks';
    expect(await verified({})).toMatchObject({ failure: 'unreachable' });
  });

  it('reports a provider that stops before its keys are fetched as unreachable', async () => {
    const stopped = await startFaultyProvider(clientId);
    const { verify } = await openIdProvider({ issuer: stopped.issuer, clientId })();
    await stopped.stop();
    const idToken = await stopped.idToken();
    expect(await verify({ idToken, userinfo: async () => ({}) })).toMatchObject({ failure: 'unreachable' });
  });
});
