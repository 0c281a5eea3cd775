import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { User } from '@workspace/contracts/auth';
import type { Access } from '@workspace/contracts/endpoint/define-endpoint';
import type { Permission } from '@workspace/contracts/roles';
import { guardAccess } from './access.ts';

const ada: User = { email: 'ada@lanesight.ai', username: 'ada', profileImageUrl: null, isStaff: true, role: 'owner' };
const visitor: User = { ...ada, email: 'v@example.com', isStaff: false, role: undefined };

async function request(access: Access, user: User | undefined, url = '/', permission?: Permission | 'own') {
  await using app = fastify();
  let lookups = 0;
  guardAccess(app, async () => {
    lookups += 1;
    return user;
  });
  app.post('/', { config: { access, permission } }, async ({ user }) => ({ email: user?.email ?? null }));
  const response = await app.inject({ method: 'POST', url });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), lookups };
}

describe('guardAccess', () => {
  it('lets everyone call a public endpoint, without looking up the user', async () =>
    expect(await request('public', ada)).toEqual({ status: 200, body: { email: null }, lookups: 0 }));

  it.each(['signed_in', 'staff'] as const)('lets staff call a %s endpoint, and passes the user on', async (access) =>
    expect(await request(access, ada)).toEqual({ status: 200, body: { email: ada.email }, lookups: 1 }),
  );

  it('lets a signed-in user call a signed_in endpoint', async () =>
    expect(await request('signed_in', visitor)).toMatchObject({ status: 200, body: { email: visitor.email } }));

  it('rejects a signed-in user who is not staff at a staff endpoint', async () =>
    expect(await request('staff', visitor)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', message: 'This area is for our staff.' },
    }));

  it.each([
    ['editor', 'blog-posts:write', 200],
    ['sender', 'blog-posts:write', 403],
    ['sender', 'blog-posts:read', 200],
    ['viewer', 'own', 200],
    ['editor', undefined, 403],
    ['owner', undefined, 200],
  ] as const)('answers the role %s at a route for %s with %i', async (role, permission, status) =>
    expect(await request('staff', { ...ada, role }, '/', permission)).toMatchObject({ status }),
  );

  it.each(['signed_in', 'staff'] as const)('rejects anonymous requests at a %s endpoint', async (access) =>
    expect(await request(access, undefined)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: 'Sign in to continue.' },
    }),
  );

  it('leaves an unknown path to the 404 response, without looking up the user', async () =>
    expect(await request('staff', undefined, '/other')).toMatchObject({ status: 404, lookups: 0 }));

  it('rejects before the body is read', async () => {
    await using app = fastify();
    guardAccess(app, async () => undefined);
    app.post('/', { config: { access: 'staff' } }, async () => 'done');
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/', headers, payload: '{"broken' })).statusCode).toBe(401);
  });

  it.each([undefined, {}])('fails the startup at a route with the settings %j', async (config) => {
    await using app = fastify();
    guardAccess(app, async () => undefined);
    expect(() => app.get('/open', { config }, async () => 'done')).toThrow('GET /open does not say who may call it');
  });
});
