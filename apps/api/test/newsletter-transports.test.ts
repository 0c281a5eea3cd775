import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink, type MailSink } from '@workspace/sandbox/mail-sink';
import { rawMailUser, sesClient } from '@workspace/sandbox/mail-services/credentials';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { transportPools } from '../src/adapters/open-transports.ts';
import { MailTransports } from '../src/config-transports.ts';
import { batchTest } from './sending/batch-test.ts';

const one = batchTest();
let sandbox: Sandbox;
let sink: MailSink;
beforeAll(async () => {
  const nobody = { smtpPort: 0, clientId: '', clientSecret: '', publicOrigin: 'http://localhost:3999' };
  sandbox = await startSandbox({ port: await freePort(), parts: ['mail-services'], ...nobody });
  sink = await startMailSink();
});
afterAll(async () => {
  await sandbox.stop();
  await sink.stop();
});

const addFault = (fault: object) =>
  fetch(`${sandbox.origin}/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });

const acceptedBy = async (service: string): Promise<string[]> => {
  const response = await fetch(`${sandbox.origin}/${service}/messages`);
  return ((await response.json()) as { to: string }[]).map(({ to }) => to);
};

describe('a campaign over several transports', () => {
  it('reaches everyone once, whatever their faults, and reports lost responses as uncertain', async () => {
    const { accessKeyId, secretAccessKey, region } = sesClient;
    const { user, password } = rawMailUser;
    const { host } = new URL(sandbox.origin);
    const MAIL_TRANSPORTS = [
      `ses://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${region}?weight=2&endpoint=http://${host}/ses`,
      `http+raw://${user}:${password}@${host}/raw-mail/send?per_second=200`,
      `smtp://127.0.0.1:${sink.port}`,
      // Nothing listens there.
      'smtp://127.0.0.1:1?weight=5',
    ].join(',');
    await addFault({ service: 'ses', cut: true });
    const busy = { 'x-amzn-errortype': 'TooManyRequestsException' };
    await addFault({ service: 'ses', status: 429, headers: busy, body: { message: 'Maximum sending rate exceeded.' } });
    await addFault({ service: 'raw-mail', cut: true });
    const rests: string[] = [];
    const pool = transportPools(MailTransports.parse(MAIL_TRANSPORTS), ({ transport }) => rests.push(transport))({});
    await one.begun(80);
    await one.run({ ...one.worker(), submitter: one.submitter(pool.submit) });
    pool.close();
    expect(await one.counts()).toEqual({ handed_over: 78, uncertain: 2 });
    const all = [...(await acceptedBy('ses')), ...(await acceptedBy('raw-mail')), ...sink.recipients.values()];
    expect([all.length, new Set(all).size]).toEqual([80, 80]);
    expect(new Set(rests)).toEqual(new Set(['SMTP 127.0.0.1', `Amazon SES ${region}`]));
  });
});
