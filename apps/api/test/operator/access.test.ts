import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '@workspace/contracts/api-keys';
import { listSessions } from '@workspace/contracts/sessions';
import { commands } from '../../src/operator/commands.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const run = (...args: string[]) =>
  runCommand(commands, args, {
    environment: { DATABASE_URL: test.orm.config.get('clientUrl') },
    progress: () => {},
  });
const listed = async () =>
  JSON.parse((await run('sessions', '--json')).out) as { sessions: { id: string; email: string }[]; total: number };
const audited = async () =>
  (
    await test.orm.em
      .fork()
      .execute<{ action: string }[]>("select action from audit_log where request_id like 'lanesight%' order by id")
  ).map(({ action }) => action);

describe('lanesight sessions', () => {
  it('lists sessions, ends one and all of an address, and leaves audit entries', async () => {
    const [ada, again, bob] = [
      await test.signInAs('ada@lanesight.ai'),
      await test.signInAs('ada@lanesight.ai'),
      await test.signInAs('bob@lanesight.ai'),
    ];
    const works = async (headers: { cookie: string }) =>
      test
        .callWith(headers)(listSessions, { query: {} })
        .then(
          () => true,
          () => false,
        );
    const { sessions, total } = await listed();
    expect(total).toBe(3);
    const ofBob = sessions.find(({ email }) => email === 'bob@lanesight.ai')!;
    expect(await run('sessions', '--end', ofBob.id)).toEqual({ code: 0, out: 'The session has ended.\n', error: '' });
    expect([await works(ada), await works(bob)]).toEqual([true, false]);
    expect(await run('sessions', '--end', ofBob.id)).toMatchObject({
      code: 1,
      error: 'This session has ended already.\n',
    });
    expect(await run('sessions', '--end-all', 'Ada@lanesight.ai')).toMatchObject({
      code: 0,
      out: '2 sessions have ended.\n',
    });
    expect([await works(ada), await works(again)]).toEqual([false, false]);
    expect(await run('sessions')).toMatchObject({ code: 0, out: 'Nobody is signed in.\n' });
    expect(await run('sessions', '--end-all', 'eve@lanesight.ai')).toMatchObject({ code: 1 });
    expect(await run('sessions', '--end', 'x')).toMatchObject({ code: 2 });
    expect(await audited()).toEqual(['endSession', 'endSessions']);
  });

  it('ends the sessions of everybody', async () => {
    await test.signInAs('ada@lanesight.ai');
    await test.signInAs('bob@lanesight.ai');
    expect(await run('sessions', '--end-everybody')).toEqual({ code: 0, out: '2 sessions have ended.\n', error: '' });
    expect(await run('sessions', '--end-everybody')).toMatchObject({ code: 1, error: 'Nobody has a session.\n' });
    expect(await run('sessions', '--end-everybody', '--end-all', 'ada@lanesight.ai')).toMatchObject({ code: 2 });
    expect((await audited()).at(-1)).toBe('endSessions');
  });
});

describe('lanesight keys', () => {
  it('lists keys without their secrets, and revokes one', async () => {
    const asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const { apiKey, key } = await asStaff(createApiKey, { body: { name: 'Reports', scopes: ['blog-posts:read'] } });
    const { out } = await run('keys');
    expect(out).toMatch(new RegExp(`^${apiKey.id} .* ada@lanesight\\.ai +Reports\n$`));
    expect(out).not.toContain(key);
    expect(await run('keys', '--revoke', apiKey.id)).toEqual({ code: 0, out: 'The key is revoked.\n', error: '' });
    expect(await run('keys', '--revoke', apiKey.id)).toMatchObject({
      code: 1,
      error: 'This key was deleted already.\n',
    });
    expect(await run('keys')).toMatchObject({ out: 'There is no key.\n' });
    expect(await audited()).toContain('deleteApiKey');
  });
});
