import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { startTestApp, type TestApp } from './start-test-app.ts';

const secret = 'whisper'.repeat(6);
const snsTopic = 'arn:aws:sns:eu-west-1:123456789012:bounces';
const certificate = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem';
const noCertificate = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-2.pem';
const missing = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-3.pem';
const hour = 3_600_000;
const amazon = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 });

let test: TestApp;
let app: FastifyInstance;
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
let requestedUrls: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  app = await test.startAnother({
    mailEvents: {
      secrets: ['newer'.repeat(8), secret],
      snsTopic,
      fetchCachedText: async (address) => {
        requestedUrls.push(address);
        if (address === noCertificate) return '<html></html>';
        if (address === missing) throw new Error('sns.eu-west-1.amazonaws.com answers 404');
        return String(amazon.publicKey.export({ type: 'spki', format: 'pem' }));
      },
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  requestedUrls = [];
  await test.orm.em.fork().execute('delete from newsletter_campaigns');
  await test.orm.em.fork().execute("delete from email_lists where kind = 'own'");
  await test.orm.em.fork().execute('delete from mail_suppressions');
  listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
  const subscribers = ['anna@example.com', 'bert@example.com'].map((email) => ({ email }));
  await asStaff(addSubscribers, { params: { listId }, body: { subscribers } });
});

const subscriberStatuses = async () =>
  (await asStaff(listSubscribers, { params: { listId } })).subscribers.map(({ status }) => status);
const post = async (body: unknown, headers: Record<string, string>) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { 'content-type': 'application/json', ...headers };
  return (await app.inject({ method: 'POST', url: '/api/mail-events', payload, headers: sent })).statusCode;
};

describe('our own format', () => {
  const events = (...of: object[]) => JSON.stringify({ events: of });
  function signed(body: string, { with: by = secret, seconds = 0 } = {}): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1_000) + seconds);
    const signature = createHmac('sha256', by).update(`msg_1.${timestamp}.${body}`).digest('base64');
    return { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  }

  it('is accepted with a character that the database cannot store', async () => {
    const body = events(
      { kind: 'bounced', email: 'an\0na@example.com' },
      { kind: 'bounced', email: 'bert@example.com', detail: 'no \0 such user' },
    );
    expect(await post(body, signed(body))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'bounced']);
  });

  it('suppresses an address after a final bounce or a complaint', async () => {
    const body = events(
      { kind: 'bounced', email: 'ANNA@example.com' },
      { kind: 'complained', email: 'bert@example.com' },
    );
    expect(await post(body, signed(body))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['bounced', 'unsubscribed']);
  });

  it('ignores temporary failures', async () => {
    const body = events({ kind: 'bounced', email: 'anna@example.com', isFinal: false, detail: 'mailbox full' });
    expect(await post(body, signed(body))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
  });

  it.each([
    '554 5.7.1 Service unavailable; client host [192.0.2.1] blocked using zen.spamhaus.org',
    '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy',
    '552 5.3.4 Message size exceeds fixed limit',
    '552 5.2.2 Mailbox full',
  ])('suppresses no address for a fault that is not its own, however final: %s', async (detail) => {
    const body = events({ kind: 'bounced', email: 'anna@example.com', isFinal: true, detail });
    expect(await post(body, signed(body))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
  });

  it('suppresses an address after a final bounce without a known cause', async () => {
    const body = events({ kind: 'bounced', email: 'anna@example.com', isFinal: true, detail: 'Returned to sender' });
    expect(await post(body, signed(body))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['bounced', 'subscribed']);
  });

  it('is rejected when unsigned, signed by another key, changed, or old', async () => {
    const body = events({ kind: 'bounced', email: 'anna@example.com' });
    expect(await post(body, {})).toBe(401);
    expect(await post(body, signed(body, { with: 'x'.repeat(40) }))).toBe(401);
    expect(await post(body.replace('anna', 'bert'), signed(body))).toBe(401);
    expect(await post(body, signed(body, { seconds: -400 }))).toBe(401);
    expect(await post(body, signed(body, { seconds: 400 }))).toBe(401);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
  });

  it('has to match the schema', async () => {
    expect(await post('{"events":"x"}', signed('{"events":"x"}'))).toBe(400);
    expect(await post('not JSON', signed('not JSON'))).toBe(400);
  });
});

describe('Postmark', () => {
  const bounce = (Type: string) => ({
    RecordType: 'Bounce',
    Type,
    Email: 'anna@example.com',
    Description: 'No such user',
  });
  const by = (password: string) => ({
    authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
  });

  it('suppresses after hard bounces and complaints; soft bounces change nothing', async () => {
    expect(await post(bounce('SoftBounce'), by(secret))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
    expect(await post(bounce('HardBounce'), by(secret))).toBe(204);
    expect(await post({ RecordType: 'SpamComplaint', Email: 'bert@example.com' }, by(secret))).toBe(204);
    expect(await subscriberStatuses()).toEqual(['bounced', 'unsubscribed']);
  });

  it('requires the password', async () => {
    expect(await post(bounce('HardBounce'), by('guess'))).toBe(401);
    expect(await post(bounce('HardBounce'), { authorization: 'Basic ' })).toBe(401);
  });
});

describe('Amazon SES', () => {
  const bounce = { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'anna@example.com' }] } };
  function notification(change: Record<string, string> = {}, key = amazon.privateKey) {
    const message: Record<string, string> = {
      Type: 'Notification',
      MessageId: 'm1',
      TopicArn: snsTopic,
      Message: JSON.stringify(bounce),
      // As late as a repetition may be.
      Timestamp: new Date(Date.now() - 20 * hour).toISOString(),
      SignatureVersion: '2',
      SigningCertURL: certificate,
      ...change,
    };
    const names = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.flatMap((name) => (message[name] ? [`${name}\n${message[name]}\n`] : [])).join('');
    const Signature = createSign('RSA-SHA256').update(text).sign(key, 'base64');
    return { ...message, Signature };
  }
  const withCertificateAt = (SigningCertURL: string) => notification({ SigningCertURL });
  const text = { 'content-type': 'text/plain; charset=UTF-8' };

  it('accepts bounces in a message that Amazon signed', async () => {
    expect(await post(notification(), text)).toBe(204);
    expect(requestedUrls).toEqual([certificate]);
    expect(await subscriberStatuses()).toEqual(['bounced', 'subscribed']);
  });

  it('suppresses no address for a permanent bounce that a block list caused', async () => {
    const blocked = { emailAddress: 'anna@example.com', diagnosticCode: 'smtp; 550 5.7.1 blocked using spamhaus.org' };
    const Message = JSON.stringify({ bounce: { bounceType: 'Permanent', bouncedRecipients: [blocked] } });
    expect(await post(notification({ Message }), text)).toBe(204);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
  });

  it('confirms its subscription, only at an Amazon URL', async () => {
    const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription';
    const confirmation = { Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL };
    expect(await post(notification(confirmation), text)).toBe(204);
    expect(requestedUrls).toEqual([certificate, SubscribeURL]);
    expect(await post(notification({ ...confirmation, SubscribeURL: 'http://localhost:1/' }), text)).toBe(204);
    expect(requestedUrls.filter((address) => address.includes('localhost'))).toEqual([]);
  });

  it.each([
    ['another key', notification({}, stranger.privateKey)],
    ['another topic', notification({ TopicArn: 'arn:aws:sns:eu-west-1:999999999999:other' })],
    ['a certificate from elsewhere', withCertificateAt('https://sns.evil.example/x.pem')],
    ['a name that only looks right', withCertificateAt('https://sns.eu-west-1.amazonaws.com.evil.example/x.pem')],
    ['the bucket named sns', withCertificateAt('https://sns.s3.amazonaws.com/SimpleNotificationService-1.pem')],
    [
      'the bucket named sns of a region',
      withCertificateAt('https://sns.s3-eu-west-1.amazonaws.com/SimpleNotificationService-1.pem'),
    ],
    [
      'a response of the service itself',
      withCertificateAt('https://sns.eu-west-1.amazonaws.com/?Action=ListTopics&x=.pem'),
    ],
    ['a file that is no certificate', notification({ SigningCertURL: noCertificate })],
    ['a changed message', { ...notification(), Message: JSON.stringify({ ...bounce, complaint: {} }) }],
    ['no signature', { ...notification(), Signature: '' }],
    ['a time more than a day ago', notification({ Timestamp: new Date(Date.now() - 25 * hour).toISOString() })],
    ['a time more than a day ahead', notification({ Timestamp: new Date(Date.now() + 25 * hour).toISOString() })],
    ['a time that is none', notification({ Timestamp: 'today' })],
  ])('is rejected with %s', async (_case, message) => {
    expect(await post(message, text)).toBe(401);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
  });

  it('is asked to send a message again when its certificate cannot be fetched', async () => {
    expect(await post(notification({ SigningCertURL: missing }), text)).toBe(503);
    expect(await subscriberStatuses()).toEqual(['subscribed', 'subscribed']);
  });
});
