import { beforeEach } from 'vitest';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { findWarmUp } from '../../src/features/mail-providers/warm-up-days.ts';
import { batchTest } from '../sending/batch-test.ts';

/** Sets up campaigns that are sent during a warm-up. */
export function warmUpTest() {
  const one = batchTest();
  const dayMilliseconds = 24 * 3_600_000;
  /** The date a number of days before today, in UTC. */
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds).toISOString().slice(0, 10);
  /** Google's rate has no limit here. */
  const shapingFrom = (from: string | null) => shapingOf(new Map([['google', { connections: 5, perSecond: 0 }]]), from);
  const sql = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    one.newEm().execute<Row[]>(text, values);

  const warmingWorker = (from: string, server?: Parameters<typeof one.worker>[0]) => ({
    ...one.worker(server),
    gate: new ProviderGate({ newEm: one.newEm, shaping: shapingFrom(from) }),
  });

  const todayOf = async (provider: string, from: string) =>
    (await findWarmUp(one.newEm(), shapingFrom(from))).find((each) => each.provider === provider);

  /** Makes all that happened today happen yesterday, as the next day would find it. */
  async function aDayLater(): Promise<void> {
    await sql('update mail_warm_up_days set day = day - 1');
    await sql(`update newsletter_batches set due_at = due_at - interval '1 day' where done_at is null`);
    await sql(`update newsletter_deliveries set changed_at = changed_at - interval '1 day',
    first_attempt_at = first_attempt_at - interval '1 day', retry_at = retry_at - interval '1 day'`);
  }

  beforeEach(async () => {
    for (const table of ['mail_warm_up_days', 'mail_provider_states', 'mail_domains'])
      await sql(`delete from ${table}`);
  });

  /** Starts a campaign of one batch to this many recipients, all at Google. */
  async function beginAtGoogle(recipients: number): Promise<void> {
    await one.begun(recipients);
    await sql(`insert into mail_domains (domain, provider, expires_at)
    select distinct lower(split_part(email, '@', 2)), 'google', now() + interval '1 day' from newsletter_deliveries
    on conflict do nothing`);
    await sql(`update newsletter_batches set provider = 'google'`);
  }
  return { one, daysAgo, shapingFrom, sql, warmingWorker, todayOf, aDayLater, beginAtGoogle };
}
