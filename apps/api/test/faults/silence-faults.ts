import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDns } from '@workspace/sandbox/dns';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { startPostgres } from '@workspace/sandbox/postgres';
import { openNetworkChecks } from '../../src/adapters/network-checks.ts';
import { connectDatabase } from '../../src/database/orm.ts';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { beginSending } from '../../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { prepareLedger } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';
import { createBigCampaign } from '../sending/create-big-campaign.ts';
import type { WorkerOrders } from '../sending/worker-process.ts';
import { testMailSettings } from '../test-mail-settings.ts';

/**
 * Sends a campaign over a mail server that never responds to one recipient in a hundred, all of one provider without
 * limits of its own. The others must not wait until the server's silence ends each time.
 */
const recipients = 6_000;
const silent = recipients / 100;
/** The silence that ends a connection; 300 in production. */
const timeoutSeconds = 60;
const mostSeconds = 90;

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');
const newEm = () => orm.em.fork();
const dns = await startDns({ 'silent.example': { MX: [{ preference: 1, exchange: 'mx.silent.example' }] } });
const sink = await startMailSink({
  delay: 5,
  faults: ({ recipient }) => (recipient?.endsWith('@silent.example') ? { at: 'recipient', does: 'stall' } : undefined),
});

async function begin(): Promise<void> {
  const { id, emailListId } = await createBigCampaign(newEm(), recipients);
  await newEm().execute(
    `update email_list_subscribers e set email = split_part(e.email, '@', 1) || '@silent.example'
     from (select id, row_number() over (order by address_hash(email)) as n from email_list_subscribers where email_list_id = ?) p
     where p.id = e.id and p.n % ${recipients / silent} = 0`,
    [emailListId],
  );
  const { resolve } = openNetworkChecks({ smtpUrl: '', transports: [], dnsServers: [dns.server] });
  const settings = { ...testMailSettings, groupsByProvider: true };
  await beginSending(newEm(), id, settings, { people: recipients, secondsToUndo: 0 });
  await prepareLedger(newEm, id, { grouping: { ...shapingOf(new Map()), resolve } });
}

await begin();
const worker = fork(join(import.meta.dirname, '../sending/worker-process.ts'));
try {
  const orders: WorkerOrders = {
    databaseUrl: postgres.url,
    smtpPort: sink.port,
    connections: 10,
    window: 100,
    perSecond: 0,
    retrySeconds: 300,
    maxRetrySeconds: timeoutSeconds,
    limits: [],
  };
  worker.send(orders);
  await once(worker, 'message');
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1_000;
  while (sink.taken.size < recipients - silent && seconds() < 20 * mostSeconds) {
    worker.send('sweep');
    await sleep(500);
  }
  console.log(`${sink.taken.size} emails beside ${silent} without a response in ${seconds().toFixed(0)} s`);
  process.exitCode = seconds() < mostSeconds ? 0 : 1;
} finally {
  worker.kill('SIGKILL');
  await sink.stop();
  await dns.stop();
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
