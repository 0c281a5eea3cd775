import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser } from '@workspace/contracts/auth';
import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { permissionOf } from '@workspace/contracts/permission-of';
import { deniedMessage, isPermitted, Role } from '@workspace/contracts/roles';
import { changeStaff, listStaff } from '@workspace/contracts/staff';
import { callsTo, apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const someId = '11111111-1111-4111-8111-111111111111';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.orm.em.fork().execute('update users set role = null'));

const setRole = (email: string, role: Role | null) =>
  test.orm.em.fork().execute('update users set role = ? where email = ?', [role, email]);
const idOf = async (email: string) =>
  (await test.orm.em.fork().execute<[{ id: string }]>('select id from users where email = ?', [email]))[0].id;
const staffEndpoints = everyEndpoint.filter(({ access }) => access === 'staff');

describe('permissions', () => {
  it('exist for every endpoint of staff', () => {
    expect(staffEndpoints.filter((endpoint) => !permissionOf(endpoint)).map(({ name }) => name)).toEqual([]);
  });

  it.each(Role.options)('of the role %s are enforced on every endpoint', async (role) => {
    const email = `${role}@lanesight.ai`;
    const headers = await test.signInAs(email);
    await setRole(email, role);
    for (const endpoint of staffEndpoints) {
      const permission = permissionOf(endpoint)!;
      const isAllowed = permission === 'own' || isPermitted(role, permission);
      if (isAllowed) continue;
      const url = endpoint.path.replace(/:\w+/g, someId);
      const { statusCode, body } = await test.app.inject({ method: endpoint.method, url, headers });
      expect([endpoint.name, statusCode, body]).toEqual([endpoint.name, 403, deniedMessage(role, permission)]);
    }
  });

  it('say what the role can do, and who can change it', async () => {
    const headers = await test.signInAs('vera@lanesight.ai');
    await setRole('vera@lanesight.ai', 'viewer');
    const { body } = await test.app.inject({ method: 'POST', url: '/api/blog-posts', headers, payload: {} });
    expect(body).toBe(
      'Your role, viewer, lets you look at posts, but not change them. Ask an owner for the role editor.',
    );
    expect((await test.app.inject({ url: '/api/blog-posts/all', headers })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/contacts.csv', headers })).statusCode).toBe(403);
  });
});

describe('the role of a member of staff', () => {
  it('is owner without configuration, and takes effect with the next request', async () => {
    const asOwner = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const asBob = test.callWith(await test.signInAs('bob@lanesight.io', { firstName: 'Bob', lastName: 'Ross' }));
    await test.signInAs('eve@elsewhere.example');
    expect(await asBob(getUser, {})).toMatchObject({ role: 'owner' });
    const id = await idOf('bob@lanesight.io');
    const { member } = await asOwner(changeStaff, { params: { id }, body: { role: 'answerer' } });
    expect(member).toMatchObject({ email: 'bob@lanesight.io', name: 'Bob Ross', role: 'answerer', roleFrom: 'given' });
    expect(await asBob(getUser, {})).toMatchObject({ role: 'answerer' });
    const { staff } = await asOwner(listStaff, { query: { search: 'b ross' } });
    expect(staff).toEqual([]);
    const all = (await asBob(listStaff, { query: {} })).staff;
    expect(all.map(({ email }) => email)).not.toContain('eve@elsewhere.example');
    expect(all.find(({ isYou }) => isYou)?.email).toBe('bob@lanesight.io');
    expect((await asOwner(listStaff, { query: { search: 'ROSS' } })).total).toBe(1);
  });

  it('cannot be given to a person outside the staff', async () => {
    const asOwner = test.callWith(await test.signInAs('ada@lanesight.ai'));
    await test.signInAs('eve@elsewhere.example');
    const id = await idOf('eve@elsewhere.example');
    const error = await apiErrorOf(asOwner(changeStaff, { params: { id }, body: { role: 'owner' } }));
    expect(error).toMatchObject({ status: 404 });
  });

  it('stays owner for the last one, also when two owners demote each other at once', async () => {
    const emails = ['ada@lanesight.ai', 'bob@lanesight.io'] as const;
    const calls: ReturnType<TestApp['callWith']>[] = [];
    for (const email of emails) calls.push(test.callWith(await test.signInAs(email)));
    await test.orm.em.fork().execute(`update users set role = 'viewer'`);
    for (const email of emails) await setRole(email, 'owner');
    const ids = await Promise.all(emails.map(idOf));
    const outcomes = await Promise.allSettled([
      calls[0]!(changeStaff, { params: { id: ids[1]! }, body: { role: 'editor' } }),
      calls[1]!(changeStaff, { params: { id: ids[0]! }, body: { role: 'editor' } }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const owners = await test.orm.em.fork().execute(`select from users where role = 'owner'`);
    expect(owners).toHaveLength(1);
    const left = outcomes[0].status === 'fulfilled' ? 0 : 1;
    const itself = { params: { id: ids[left]! }, body: { role: 'viewer' } } as const;
    expect(await apiErrorOf(calls[left]!(changeStaff, itself))).toMatchObject({ code: 'last_owner', status: 409 });
  });

  it('stays owner for the last one of the staff, when an address outside has the role of an owner too', async () => {
    await test.signInAs('eve@elsewhere.example');
    const asOwner = test.callWith(await test.signInAs('ada@lanesight.ai'));
    await test.orm.em.fork().execute(`update users set role = 'viewer'`);
    for (const email of ['ada@lanesight.ai', 'eve@elsewhere.example']) await setRole(email, 'owner');
    const itself = { params: { id: await idOf('ada@lanesight.ai') }, body: { role: 'viewer' } } as const;
    expect(await apiErrorOf(asOwner(changeStaff, itself))).toMatchObject({ code: 'last_owner' });
  });

  it('starts as configured, and is owner for named addresses', async () => {
    const app = await test.startAnother({ roles: { owners: ['ada@lanesight.ai'], defaultRole: 'viewer' } });
    const asAda = callsTo(app)(await test.signInAs('Ada@lanesight.ai'));
    const asNew = callsTo(app)(await test.signInAs('new@lanesight.ai'));
    expect(await asNew(getUser, {})).toMatchObject({ role: 'viewer' });
    expect(await asAda(getUser, {})).toMatchObject({ role: 'owner' });
    const named = { params: { id: await idOf('ada@lanesight.ai') }, body: { role: 'editor' } } as const;
    expect(await apiErrorOf(asAda(changeStaff, named))).toMatchObject({ code: 'named_owner', status: 409 });
    await asAda(changeStaff, { params: { id: await idOf('new@lanesight.ai') }, body: { role: 'sender' } });
    expect(await asNew(getUser, {})).toMatchObject({ role: 'sender' });
  });
});
