import { createHmac, createVerify, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How old a signed message may be, in seconds. An older one may be a copy of one that was overheard. */
const freshSeconds = 300;

const isSame = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Whether a message is signed as Standard Webhooks say, with one of the secrets, and lately. `now` in milliseconds. */
export function isSignedWebhook(
  headers: IncomingHttpHeaders,
  body: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  if (!id || !(Math.abs(now / 1_000 - Number(timestamp)) <= freshSeconds)) return false;
  return secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    return signatures.split(' ').some((given) => isSame(given, `v1,${right}`));
  });
}

/** Whether basic authentication names one of the secrets as the password. */
export function hasPassword({ authorization = '' }: IncomingHttpHeaders, secrets: readonly string[]): boolean {
  const given = /^Basic (\S+)$/i.exec(authorization)?.[1];
  if (given === undefined) return false;
  const password = Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return secrets.some((secret) => isSame(password, secret));
}

/** A message of Amazon's SNS, as far as its signature covers it. */
export type SnsMessage = Readonly<Record<string, unknown>> & { Type: string; TopicArn: string };

/** The address of a certificate, or of a subscription to confirm, is Amazon's own. */
export const isOfSns = (address: unknown): address is string =>
  typeof address === 'string' && /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\//.test(address);

/** What SNS signs: these fields by name, those that are there, each on a line under its name. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** Whether SNS signed a message. `certificateAt` gives the text of the certificate at an address of SNS. */
export async function isSignedBySns(
  message: SnsMessage,
  certificateAt: (address: string) => Promise<string>,
): Promise<boolean> {
  const fields = signedFields[message.Type as keyof typeof signedFields];
  const { SigningCertURL: address, Signature: signature, SignatureVersion: version } = message;
  if (!fields || !isOfSns(address) || !address.endsWith('.pem') || typeof signature !== 'string') return false;
  const signed = fields.flatMap((name) => (typeof message[name] === 'string' ? [`${name}\n${message[name]}\n`] : []));
  return createVerify(version === '2' ? 'RSA-SHA256' : 'RSA-SHA1')
    .update(signed.join(''))
    .verify(await certificateAt(address), signature, 'base64');
}
