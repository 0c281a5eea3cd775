import { describe, expect, it } from 'vitest';
import { createPreviewToken, opensPreview } from './preview-token.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;
const post = '01a2b3c4-0000-7000-8000-000000000001';
const other = '01a2b3c4-0000-7000-8000-000000000002';
const secrets = ['new secret of at least thirty-two characters', 'old secret of at least thirty-two characters'];

describe('a preview token', () => {
  it('opens its post until it expires', async () => {
    const token = await createPreviewToken(secrets, post, now + hour);
    expect(await opensPreview(secrets, token, post, now)).toBe(true);
    expect(await opensPreview(secrets, token, post, now + hour - 1_000)).toBe(true);
    expect(await opensPreview(secrets, token, post, now + hour)).toBe(false);
  });

  it('opens no other post', async () => {
    const token = await createPreviewToken(secrets, post, now + hour);
    expect(await opensPreview(secrets, token, other, now)).toBe(false);
  });

  it('stays valid under a replaced secret, and not under a removed one', async () => {
    const token = await createPreviewToken(secrets.slice(1), post, now + hour);
    expect(await opensPreview(secrets, token, post, now)).toBe(true);
    expect(await opensPreview(secrets.slice(0, 1), token, post, now)).toBe(false);
  });

  it('fits the query of the endpoint', async () => {
    expect((await createPreviewToken(secrets, post, now + hour)).length).toBeLessThan(300);
  });

  it('is rejected when it is changed, unsigned or no token', async () => {
    const token = await createPreviewToken(secrets, post, now + hour);
    const [, claims] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const text of [`${token}x`, token.slice(1), unsigned, '', 'a.b.c', '..'])
      expect(await opensPreview(secrets, text, post, now), text).toBe(false);
  });
});
