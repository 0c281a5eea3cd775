import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey, listApiKeys } from '@workspace/contracts/api-keys';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { createEmailList, deleteEmailList, listEmailLists } from '@workspace/contracts/email-lists';
import type { Permission } from '@workspace/contracts/roles';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let ada: { cookie: string };
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  const em = test.orm.em.fork();
  for (const table of ['idempotency_keys', 'email_lists', 'api_keys']) await em.execute(`delete from ${table}`);
  ada = await test.signInAs('ada@lanesight.ai');
});
afterAll(() => test.close());

const url = createEmailList.path;
/** Makes a change as a page whose first response may be lost: with a key. */
const send = (
  key: string,
  payload: object = { name: 'Pilots' },
  headers: Record<string, string> = ada,
  path: string = url,
) =>
  test.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...headers, accept: 'application/json', 'idempotency-key': key },
  });
const names = async () => (await test.callWith(ada)(listEmailLists, {})).emailLists.map(({ name }) => name).toSorted();
const sql = (text: string) => test.orm.em.fork().execute<Record<string, unknown>[]>(text);

describe('a repeated change', () => {
  it('is done once, and gets the first response', async () => {
    const first = await send('a');
    const again = await send('a');
    expect([again.statusCode, again.headers['content-type'], again.body]).toEqual([
      first.statusCode,
      first.headers['content-type'],
      first.body,
    ]);
    expect(await names()).toEqual(['Pilots']);
    const { entries } = await test.callWith(ada)(listAuditLog, { query: { resource: 'email-lists' } });
    expect(entries.map(({ action }) => action)).toEqual(['createEmailList']);
  });

  it('is done once when it arrives while the first one is in progress', async () => {
    const both = await Promise.all([send('a'), send('a')]);
    expect(await names()).toEqual(['Pilots']);
    expect(both.some(({ statusCode }) => statusCode === 201 || statusCode === 200)).toBe(true);
    for (const { statusCode, json } of both) if (statusCode === 503) expect(json().title).toContain('first attempt');
  });

  it('says that nobody knows what became of a first one that was cut off', async () => {
    await send('a');
    await sql('update idempotency_keys set status = null, response = null');
    expect((await send('a')).json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await names()).toEqual(['Pilots']);
  });

  it('says the same when no secret decrypts the first response any more', async () => {
    await send('a');
    await sql("update idempotency_keys set response = 'encrypted with a removed secret'");
    expect((await send('a')).json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await names()).toEqual(['Pilots']);
  });

  it('gets no content again where the first response had none', async () => {
    const { id } = (await send('a')).json().emailList;
    const remove = () =>
      test.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: { ...ada, 'idempotency-key': 'b' } });
    const [first, again] = [await remove(), await remove()];
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await apiErrorOf(test.callWith(ada)(deleteEmailList, { params: { id } }))).toMatchObject({ status: 404 });
  });

  it('gets a secret again, which is stored encrypted', async () => {
    const payload = { name: 'CRM', scopes: ['blog-posts:read'] };
    const [first, again] = [
      await send('a', payload, ada, createApiKey.path),
      await send('a', payload, ada, createApiKey.path),
    ];
    expect(again.json().key).toBe(first.json().key);
    expect((await test.callWith(ada)(listApiKeys, { query: {} })).total).toBe(1);
    const [{ response }] = (await sql('select response from idempotency_keys')) as [{ response: string }];
    expect(response).not.toContain(first.json().key);
  });

  it('is done after an upload that broke off', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const lines = ['POST /api/images HTTP/1.1', 'host: localhost', `cookie: ${ada.cookie}`, 'idempotency-key: a'];
    const type = 'content-type: multipart/form-data; boundary=b';
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
    socket.write([...lines, type, 'content-length: 9999', '', part].join('\r\n'));
    const claims = async () => (await sql('select digest from idempotency_keys')).length;
    await expect.poll(claims).toBe(1);
    socket.destroy();
    await expect.poll(claims).toBe(0);
  });

  it('is done after a first one that was rejected', async () => {
    expect((await send('a', { name: '' })).statusCode).toBe(400);
    expect((await send('a', { name: '' })).statusCode).toBe(400);
    expect(await sql('select digest from idempotency_keys')).toEqual([]);
  });
});

it('does the same change by another API key of one person', async () => {
  const name = 'Pilots';
  for (const number of [1, 2]) {
    const scopes: Permission[] = ['email-lists:write'];
    const { key } = await test.callWith(ada)(createApiKey, { body: { name: `CRM ${number}`, scopes } });
    await send('a', { name }, { authorization: `Bearer ${key}` });
  }
  expect(await names()).toEqual([name, name]);
});

it('does another change, of another person, or one without a key', async () => {
  await send('a');
  await send('a', { name: 'Cities' });
  await send('a', { name: 'Pilots' }, await test.signInAs('ben@lanesight.ai'));
  const call = test.callWith(ada);
  await call(createEmailList, { body: { name: 'Pilots' } });
  await call(createEmailList, { body: { name: 'Pilots' } });
  expect(await names()).toEqual(['Cities', 'Pilots', 'Pilots', 'Pilots', 'Pilots']);
});
