import type { PreflightCheck } from '@workspace/contracts/newsletter-campaigns';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import type { MailSettings } from './mail-settings.ts';
import { messageSigner } from '../../sign-message.ts';
import { signatureError } from './verify-signature.ts';

const result = (outcome: PreflightCheck['outcome'], sentence: string): PreflightCheck => ({
  name: 'dkim',
  outcome,
  sentence,
});

/** Signs a probe message and verifies it against the DNS record: an invalid signature is worse than none. */
export async function checkDkim(
  { dkim, from }: Pick<MailSettings, 'dkim' | 'from'>,
  { textRecords }: NetworkChecks,
): Promise<PreflightCheck> {
  if (!dkim)
    return result(
      'warning',
      'Messages are not signed here. That is well where your mail server signs them; else set DKIM_DOMAIN.',
    );
  const at = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const records = await textRecords(at);
  if (!records) return result('warning', 'Not checked: DNS does not answer from here.');
  const keys = records.filter((record) => /(?:^|;)\s*p\s*=/.test(record));
  if (keys.length === 0)
    return result(
      'stop',
      `There is no key at ${at}, so signatures cannot be verified. Publish it, or unset DKIM_DOMAIN.`,
    );
  const probe = await messageSigner(dkim)(probeFrom(from));
  const problems = keys.map((record) => signatureError(probe, record));
  if (problems.includes(undefined)) return result('ok', `What is signed here is verified by ${at}.`);
  return result(
    'stop',
    `Mail servers cannot verify what is signed here: at ${at}, ${problems[0]}. Correct the record or DKIM_PRIVATE_KEY.`,
  );
}

const probeFrom = (from: string): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      `To: ${from}`,
      'Subject: Probe',
      `Date: ${new Date().toUTCString()}`,
      'Message-ID: <probe@localhost>',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'A probe of the signature.',
      '',
    ].join('\r\n'),
  );
