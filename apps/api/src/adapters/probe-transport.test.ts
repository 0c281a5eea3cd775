import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { MailTransports } from '../config-transports.ts';
import { probeTransport } from './probe-transport.ts';

const probe = (text: string) => Promise.all(MailTransports.parse(text).map((config) => probeTransport(config, 1_000)));

describe('probing transports', () => {
  it('connects to each, and says what is wrong with one', async () => {
    const sink = await startMailSink();
    onTestFinished(() => sink.stop());
    const here = `127.0.0.1:${sink.port}`;
    const probed = await probe(
      [
        `smtp://u:s3cret@${here}?weight=2`,
        `ses://KEY:s3cret@eu-west-1?endpoint=http://${here}`,
        `postmark://s3cret@broadcast?endpoint=smtp://${here}`,
        `https+raw://u:s3cret@127.0.0.1:${await freePort()}/send`,
      ].join(','),
    );
    expect(probed.map(({ name, weight, server }) => [name, weight, server.error])).toEqual([
      ['SMTP 127.0.0.1', 2, undefined],
      ['Amazon SES eu-west-1', 1, undefined],
      ['Postmark broadcast', 1, undefined],
      ['HTTP 127.0.0.1', 1, expect.stringContaining('ECONNREFUSED')],
    ]);
    expect(JSON.stringify(probed)).not.toContain('s3cret');
  });
});
