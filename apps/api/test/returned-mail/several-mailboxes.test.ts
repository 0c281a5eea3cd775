import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imapInbox } from '../../src/adapters/inbox.ts';
import { createAddressToken } from '../../src/features/mail-preferences/address-token.ts';
import { plainClock } from '../../src/features/contacts/contact-clock.ts';
import { jobList, type JobDeps } from '../../src/jobs/job-list.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { testMailSettings, testReplySettings } from '../test-mail-settings.ts';
import { startBounceMailbox, type Box } from './start-bounce-mailbox.ts';
import { abuseReport, postfixReport } from './reports.ts';

const { linkSecrets } = testMailSettings;
const ids = { listId: '00000000-0000-4000-8000-000000000002', campaignId: '00000000-0000-4000-8000-000000000001' };
let test: TestApp;
const boxes: Box[] = [];
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  for (const box of boxes) await box.close();
  await test.close();
});

const tokenOf = (email: string) => createAddressToken(linkSecrets, { email, ...ids });
async function boxWith(...messages: Buffer[]): Promise<Box> {
  boxes.push(await startBounceMailbox(messages));
  return boxes.at(-1)!;
}
const suppressed = async () =>
  (await test.orm.em.fork().execute<{ email: string }[]>('select email from mail_suppressions order by email')).map(
    ({ email }) => email,
  );

/** Runs the job that reads these mailboxes. Returns the enqueued jobs. */
async function readAll(urls: string[]): Promise<{ enqueued: string[]; result: Promise<unknown> }> {
  // The other jobs are not run.
  const deps: Partial<JobDeps> = {
    orm: test.orm,
    mailSettings: testMailSettings,
    replies: testReplySettings,
    contactClock: plainClock,
    config: { publicOrigin: 'http://localhost:3000', mail: { salesEmail: '' } },
    inboxes: urls.map((url) => imapInbox(url)),
  };
  const enqueued: string[] = [];
  const job = jobList(deps as JobDeps).find(({ name }) => name === 'read-returned-mail')!;
  const queue = { enqueue: (name: string) => void enqueued.push(name), enqueueAll: async () => {} };
  const result = job.run(queue, new AbortController().signal);
  await result.catch(() => {});
  return { enqueued, result };
}

describe('the job that reads mailboxes', () => {
  it.each(['first', 'last'])('reads one while the %s cannot be reached, and fails for the log', async (place) => {
    const email = `anna-${place}@example.com`;
    const box = await boxWith(
      postfixReport({ token: tokenOf(email) }),
      abuseReport({ token: tokenOf(`bert-${place}@example.com`) }),
    );
    const unreachable = 'imap://user:password@localhost:9';
    const urls = place === 'first' ? [unreachable, box.url] : [box.url, unreachable];
    const { enqueued, result } = await readAll(urls);
    await expect(result).rejects.toThrow('ECONNREFUSED');
    expect(await suppressed()).toEqual(expect.arrayContaining([email, `bert-${place}@example.com`]));
    // The complaint may pause a campaign, whatever became of the other mailbox.
    expect(enqueued).toEqual(['sweep-newsletters']);
  });

  it('reads each of two', async () => {
    const one = await boxWith(postfixReport({ token: tokenOf('cleo@example.com') }));
    const two = await boxWith(postfixReport({ token: tokenOf('dora@example.com') }));
    const { enqueued, result } = await readAll([one.url, two.url]);
    expect(await result).toMatchObject({ inboxes: [{ bounced: 1 }, { bounced: 1 }] });
    expect(await suppressed()).toEqual(expect.arrayContaining(['cleo@example.com', 'dora@example.com']));
    expect(enqueued).toEqual([]);
  });
});
