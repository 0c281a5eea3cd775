import { createHmac, createVerify, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Maximum age of a signed message, in seconds. An older one may be a replay. SNS repeats a message for an hour. */
const freshSeconds = { webhook: 300, sns: 86_400 };

const isFresh = (seconds: number, now: number, limit: number): boolean => Math.abs(now / 1_000 - seconds) <= limit;

const isSame = (actual: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Returns true when a message has a recent Standard Webhooks signature of one of the secrets. `now` in milliseconds.
 */
export function isSignedWebhook(
  headers: IncomingHttpHeaders,
  body: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  if (!id || !isFresh(Number(timestamp), now, freshSeconds.webhook)) return false;
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    return signatures.split(' ').some((actual) => isSame(actual, `v1,${expected}`));
  });
}

/** Returns true when basic authentication has one of the secrets as password. */
export function hasPassword({ authorization = '' }: IncomingHttpHeaders, secrets: readonly string[]): boolean {
  const actual = /^Basic (\S+)$/i.exec(authorization)?.[1];
  if (actual === undefined) return false;
  const password = Buffer.from(actual, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return secrets.some((secret) => isSame(password, secret));
}

/** An Amazon SNS message, limited to the signed fields. */
export type SnsMessage = Readonly<Record<string, unknown>> & { Type: string; TopicArn: string };

/** A region, such as eu-west-1, and not s3: anybody may own the bucket `sns`. */
const snsUrl = /^https:\/\/sns\.[a-z]{2}(?:-[a-z]+)+-\d+\.amazonaws\.com(?:\.cn)?\//;

/** Returns true when the URL of a subscription confirmation is Amazon's own. */
export const isOfSns = (address: unknown): address is string => typeof address === 'string' && snsUrl.test(address);

/** Returns true for the URL of a certificate: the other responses of SNS contain text of its callers. */
const isCertificateOfSns = (address: unknown): address is string =>
  isOfSns(address) && /^SimpleNotificationService-[\da-f]+\.pem$/.test(address.replace(snsUrl, ''));

/** The fields that SNS signs, in order: those present, each with its name on a line before the value. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/**
 * Returns true when SNS signed a message, and lately. `certificateAt` fetches the certificate at an SNS URL; `now` in
 * milliseconds.
 */
export async function isSignedBySns(
  message: SnsMessage,
  { certificateAt, now }: { certificateAt: (address: string) => Promise<string>; now: number },
): Promise<boolean> {
  const fields = signedFields[message.Type as keyof typeof signedFields];
  if (!isFresh(Date.parse(String(message['Timestamp'])) / 1_000, now, freshSeconds.sns)) return false;
  const { SigningCertURL: address, Signature: signature, SignatureVersion: version } = message;
  if (!fields || !isCertificateOfSns(address) || typeof signature !== 'string') return false;
  const signed = fields.flatMap((name) => (typeof message[name] === 'string' ? [`${name}\n${message[name]}\n`] : []));
  const certificate = await certificateAt(address);
  const verify = createVerify(version === '2' ? 'RSA-SHA256' : 'RSA-SHA1').update(signed.join(''));
  try {
    return verify.verify(certificate, signature, 'base64');
  } catch {
    // The file is no certificate.
    return false;
  }
}
