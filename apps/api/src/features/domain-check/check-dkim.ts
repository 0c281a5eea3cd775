import { createPublicKey } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { messageSigner } from '../../sign-message.ts';
import { findTexts } from './find-records.ts';
import { noResponse, resultOf } from './result.ts';
import type { Check } from './sender.ts';

const result = resultOf('dkim');

/** Signs a probe message and verifies it against the DNS record: an invalid signature is worse than none. */
export const checkDkim: Check = async ({ dkim, from }, network) => {
  if (!dkim)
    return result(
      'warning',
      'Messages are not signed here. That is well where your mail server signs them; else set DKIM_DOMAIN.',
    );
  const at = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const records = await findTexts(network, at);
  if (!records) return result('unknown', noResponse);
  const keys = records.filter((record) => /(?:^|;)\s*p\s*=/.test(record));
  const record = { type: 'TXT', name: at, value: recordOf(dkim.privateKey) } as const;
  if (keys.length === 0)
    return result(
      'stop',
      `There is no key at ${at}, so signatures cannot be verified. Publish it, or unset DKIM_DOMAIN.`,
      record,
    );
  const probe = await messageSigner(dkim)(probeFrom(from));
  const problems = await Promise.all(keys.map((key) => signatureError(probe, key)));
  if (problems.includes(undefined)) return result('ok', `What is signed here is verified by ${at}.`);
  return result(
    'stop',
    `Mail servers cannot verify what is signed here: at ${at}, ${problems[0]}. Correct the record or DKIM_PRIVATE_KEY.`,
    record,
  );
};

/** The verifier's comments as the end of a sentence. */
const reasons: Readonly<Record<string, string>> = {
  'bad signature': 'the key in the record is not the one that signs here',
  'inappropriate hash algorithm': 'the record does not allow SHA-256',
  'invalid public key': 'the key in the record cannot be read',
  'key not for email': 'the record is not for email',
  'unknown key type': 'the key in the record cannot be read, or is of another kind than RSA',
};

/** Verifies a signed message against one record of its key; undefined when it is valid. */
async function signatureError(message: Buffer, record: string): Promise<string | undefined> {
  if (/(?:^|;)\s*p\s*=\s*(?:;|$)/.test(record)) return 'the record has no key, which says that the key was withdrawn';
  const { results } = await dkimVerify(message, { resolver: async () => [[record]] });
  const { result: outcome, comment = outcome } = results[0]!.status;
  return outcome === 'pass' ? undefined : (reasons[comment] ?? `the signature is not accepted (${comment})`);
}

/** The record that publishes the public half of a key. */
function recordOf(privateKey: string): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${key.toString('base64')}`;
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
