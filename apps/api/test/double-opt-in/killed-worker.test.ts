import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { testMailSettings } from '../test-mail-settings.ts';
import { minutes, startSignUpTest, tokenIn, type SignUpTest } from './sign-up-test.ts';

let test: SignUpTest;
beforeAll(async () => {
  test = await startSignUpTest();
  await test.setDoubleOptIn(true);
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** Runs a worker that is killed at a moment. Returns the number of emails that the mail server accepted. */
async function killWorker(moment: 'before' | 'after'): Promise<number> {
  const sink = await startMailSink();
  const database = test.orm.config.get('clientUrl')!;
  const smtpUrl = `smtp://localhost:${sink.port}`;
  const file = new URL('dying-process.ts', import.meta.url).pathname;
  const worker = spawn(process.execPath, [file, database, smtpUrl, moment, testMailSettings.linkSecrets[0]!]);
  const [, signal] = await once(worker, 'exit');
  await sink.stop();
  expect(signal).toBe('SIGKILL');
  return sink.taken.size;
}

describe('a worker that is killed with a confirmation email in flight', () => {
  it('loses no email of a sign-up when it is killed before the first byte', async () => {
    await test.signUp('ada@example.org');
    expect(await killWorker('before')).toBe(0);
    expect(await test.sendMail()).toEqual([]);
    test.time.later = minutes(11);
    const [mail, ...others] = await test.sendMail();
    expect(others).toEqual([]);
    expect((await test.confirm(tokenIn(mail!))).status).toBe('confirmed');
  });

  it('sends no second email of a sign-up when it is killed after the mail server accepted it', async () => {
    await test.signUp('ada@example.org');
    expect(await killWorker('after')).toBe(1);
    test.time.later = minutes(11);
    expect(await test.sendMail()).toEqual([]);
    expect(await test.pending()).toMatchObject([{ mail: 'uncertain' }]);
  });
});
