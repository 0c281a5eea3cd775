import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import type { SequenceOrders } from './sending/sequence-process.ts';
import { sequenceTest } from './sending/sequence-test.ts';
import type { WorkerOrders } from './sending/worker-process.ts';

const people = 1_200;
const one = sequenceTest();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(file: string, orders: object): ChildProcess {
  const child = fork(join(import.meta.dirname, 'sending', file));
  children.push(child);
  child.send({ databaseUrl: one.one.test.orm.config.get('clientUrl')!, ...orders });
  return child;
}

const advancer = (delay: number) =>
  start('sequence-process.ts', { sequenceId: one.id, delay } satisfies Omit<SequenceOrders, 'databaseUrl'>);

async function filled(): Promise<void> {
  await one.step('First', 0);
  await one.step('Second', 24);
  await one.activate();
  await one.sql(
    `insert into email_list_subscribers (email_list_id, email)
     select ?, 'reader' || n || '@example.org' from generate_series(1, ${people}) n`,
    [one.listId],
  );
}

/** The rows of the ledger, and the people among them. */
const written = async () =>
  (
    await one.sql<{ rows: number; addresses: number }>(
      'select count(*)::int as rows, count(distinct (campaign_id, email))::int as addresses from newsletter_deliveries',
    )
  )[0]!;

describe('the workers of a sequence', () => {
  it('write everybody once although they are killed before they commit, and run at the same time', async () => {
    await filled();
    const dying = advancer(60_000);
    await once(dying, 'message');
    dying.kill('SIGKILL');
    await once(dying, 'exit');
    expect(await written()).toEqual({ rows: 0, addresses: 0 });
    const workers = [advancer(20), advancer(0), advancer(5)];
    await Promise.all(workers.map((child) => once(child, 'exit')));
    expect(await written()).toEqual({ rows: people, addresses: people });
    expect(await one.get()).toMatchObject({ waiting: people, steps: [{ waiting: 0 }, { waiting: people }] });
    await one.pass(24);
    const later = [advancer(0), advancer(0)];
    await Promise.all(later.map((child) => once(child, 'exit')));
    expect(await written()).toEqual({ rows: 2 * people, addresses: 2 * people });
    expect(await one.get()).toMatchObject({ waiting: 0, done: people });
  }, 180_000);

  it('send each email once over SMTP, except for those that a killed worker leaves uncertain', async () => {
    await filled();
    await one.advance();
    const sink = await startMailSink({ delay: 5 });
    const orders: Omit<WorkerOrders, 'databaseUrl'> = {
      smtpPort: sink.port,
      connections: 5,
      window: 50,
      perSecond: 0,
      retrySeconds: 1,
      maxRetrySeconds: 5,
    };
    const first = start('worker-process.ts', orders);
    await once(first, 'message');
    first.send('sweep');
    await expect.poll(() => sink.taken.size, { timeout: 30_000 }).toBeGreaterThan(100);
    first.kill('SIGKILL');
    const second = start('worker-process.ts', orders);
    await once(second, 'message');
    await expect
      .poll(
        async () => {
          second.send('sweep');
          const { sent, uncertain } = (await one.get()).steps[0]!;
          return sent + uncertain;
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(people);
    const { uncertain } = (await one.get()).steps[0]!;
    expect(uncertain).toBeLessThanOrEqual(10);
    const received = [...sink.recipients.values()].flat();
    expect(new Set(received).size).toBe(received.length);
    expect(received.length).toBeGreaterThanOrEqual(people - uncertain);
    await sink.stop();
  }, 120_000);
});

describe('the ledger', () => {
  it('rejects a second row of a person in a step', async () => {
    await one.step('First', 0);
    await one.activate();
    await one.join('ann@example.org');
    await one.advance();
    await expect(
      one.sql(
        `insert into newsletter_deliveries (campaign_id, id, email, status, enrollment_id)
         select campaign_id, 2, email, 'queued', enrollment_id from newsletter_deliveries`,
      ),
    ).rejects.toThrow(/newsletter_deliveries_\w*(once_per_step|enrollment_id_campaign_id_idx)/);
  });
});
