import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { changePost, createPost } from '@workspace/contracts/managed-posts';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { suppressAddress } from '@workspace/contracts/suppressions';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  testWebhook,
  webhookEvents,
  type WebhookEvent,
} from '@workspace/contracts/webhooks';
import { allowedAddresses, openPostWebhook } from '../src/adapters/post-webhook.ts';
import { publishDuePosts } from '../src/features/blog-posts/publish-due-posts.ts';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { sendWebhooks } from '../src/features/webhooks/send-webhooks.ts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { startReceiver } from './webhook-receiver.ts';

let test: TestApp;
let call: ReturnType<ReturnType<typeof callsTo>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const mails: string[] = [];
let mailFails = false;
const enqueued: string[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  test = await startTestApp();
  const app = await test.startAnother({
    webhooks: { allowsPrivate: true, isAllowed: allowedAddresses(true) },
    enqueue: (job) => void enqueued.push(job),
  });
  call = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
});
beforeEach(async () => {
  await sql('delete from webhooks');
  receiver.received.length = mails.length = enqueued.length = 0;
  receiver.status = 204;
});
afterAll(async () => {
  receiver.stop();
  await test.close();
});

const sql = <T>(text: string, values: unknown[] = []) => test.orm.em.fork().execute<T[]>(text, values);
const newEm = () => test.orm.em.fork();
const send = () =>
  sendWebhooks({
    newEm,
    postWebhook: openPostWebhook(allowedAddresses(true)),
    mailer: ({ to, html }) =>
      mailFails ? Promise.reject(new Error('No mail server')) : Promise.resolve(void mails.push(`${to}: ${html}`)),
    linkSecrets: testMailSettings.linkSecrets,
  });
/** The time of Undo after publishing is over. Rounded to milliseconds, now may be later than the next statement's. */
const passUndo = () => sql(`update webhook_deliveries set next_at = now() - interval '1 s' where status = 'pending'`);
const create = async (events: WebhookEvent[] = [...webhookEvents]) =>
  call(createWebhook, { body: { url: `${receiver.url}?a=1&b=2`, events } });
const choices = { citySize: 'small', serviceInterest: 'not-sure' } as const;
const requestOf = (name: string) => ({
  body: { firstName: name, lastName: 'B', email: `${name}@city.example`, ...choices },
});
const eventsReceived = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const dataReceived = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data);
const logOf = async (id: string) => (await call(listWebhookDeliveries, { params: { id }, query: {} })).deliveries;

describe('a webhook', () => {
  it('gets signed events that the library of the convention accepts', async () => {
    const { webhook, secret } = await create(['post.published']);
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await call(listWebhooks, { query: {} }))).not.toContain(secret);
    expect((await sql<{ secret: string }>('select secret from webhooks'))[0]!.secret).not.toContain(secret.slice(6));
    const { post } = await call(createPost, { body: { ...draft, title: 'News', slug: 'news' } });
    expect(await send()).toEqual({ sent: 0 });
    await passUndo();
    expect(await send()).toEqual({ sent: 1 });
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]];
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'post.published',
      data: { id: post.id, title: 'News', slug: post.slug, publishedAt: expect.stringMatching(/T.*Z$/) },
    });
    const [delivery] = await logOf(webhook.id);
    expect(delivery).toMatchObject({ id: headers['webhook-id'], status: 'delivered', attempts: 1, result: '204' });
    expect(await send()).toEqual({ sent: 0 });
  });

  it('gets every kind of event, from requests and from jobs', async () => {
    await create();
    const { post } = await call(createPost, { body: { ...draft, slug: 'draft', status: 'draft' } });
    await send();
    expect(eventsReceived()).toEqual([]);
    await call(changePost, { params: { id: post.id }, body: { status: 'published' } });
    await call(changePost, { params: { id: post.id }, body: { title: 'Other' } });
    const publishAt = new Date(Date.now() + 60_000).toISOString();
    const later = await call(createPost, { body: { ...draft, slug: 'scheduled', status: 'scheduled', publishAt } });
    await sql(`update blog_posts set publish_at = now() - interval '1 minute' where id = ?`, [later.post.id]);
    await publishDuePosts(newEm());
    await call(sendContactRequest, requestOf('anna'));
    await call(signUpForNewsletter, { body: { email: 'new@city.example' } });
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email = 'new@city.example'`);
    await suppress(newEm(), 'dead@city.example', 'bounced', '550');
    await call(suppressAddress, { body: { email: 'other@city.example' } });
    await expect.poll(() => enqueued).toContain('send-webhooks');
    await passUndo();
    await send();
    expect(eventsReceived().toSorted()).toEqual([
      'delivery.bounced',
      'post.published',
      'post.published',
      'request.received',
      'subscriber.joined',
      'subscriber.left',
    ]);
    expect(
      dataReceived()
        .flatMap(({ email }) => (typeof email === 'string' ? [email] : []))
        .toSorted(),
    ).toEqual(['anna@city.example', 'dead@city.example', 'new@city.example', 'new@city.example']);
  });

  it('gets nothing of a post whose publication is undone', async () => {
    await create(['post.published']);
    const { post } = await call(createPost, { body: { ...draft, slug: 'undone' } });
    await call(changePost, { params: { id: post.id }, body: { status: 'draft' } });
    await passUndo();
    expect(await send()).toEqual({ sent: 0 });
  });

  it('gets nothing of a change that is rolled back, and nothing of a person who was erased meanwhile', async () => {
    await create(['request.received', 'post.published']);
    await expect(
      newEm().transactional(async (inside) => {
        await inside.execute(`update blog_posts set status = 'draft'`);
        await inside.execute(`update blog_posts set status = 'published'`);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await call(sendContactRequest, requestOf('eva'));
    await sql('delete from contacts');
    await send();
    expect(eventsReceived()).toEqual(['request.received']);
    expect(receiver.received[0]!.body).not.toContain('eva@city.example');
  });

  it('is retried with growing delays for a day, and replayed by hand', async () => {
    const { webhook } = await create(['post.published']);
    const { delivery } = await call(testWebhook, { params: { id: webhook.id } });
    receiver.status = 500;
    await send();
    const minutesToNext = async () => {
      const nextAt = (await logOf(webhook.id))[0]?.nextAt;
      return nextAt && Math.round((Date.parse(nextAt) - Date.now()) / 60_000);
    };
    expect(await minutesToNext()).toBe(1);
    for (const minutes of [5, 15, 30]) {
      // Rounded to milliseconds, now may be later than the next statement's.
      await sql("update webhook_deliveries set next_at = now() - interval '1 s'");
      await send();
      expect(await minutesToNext()).toBe(minutes);
    }
    await sql(`update webhook_deliveries set next_at = now() - interval '1 s', retry_until = now()`);
    await send();
    const [failed] = await logOf(webhook.id);
    expect(failed).toMatchObject({ status: 'failed', nextAt: null, result: 'Status 500', attempts: 5 });
    expect((await call(listWebhooks, { query: {} })).webhooks[0]!.failingSince).not.toBeNull();

    receiver.status = 200;
    receiver.received.length = 0;
    await call(replayWebhookDelivery, { params: { id: webhook.id, deliveryId: delivery.id } });
    await send();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id]);
    expect((await call(listWebhooks, { query: {} })).webhooks[0]!.failingSince).toBeNull();
  });

  it('is switched off after days of failures, with an email to its creator, and switched on again', async () => {
    const { webhook } = await create(['post.published']);
    await call(testWebhook, { params: { id: webhook.id } });
    receiver.status = 503;
    await sql(`update webhooks set failing_since = now() - interval '4 days'`);
    await send();
    const [off] = (await call(listWebhooks, { query: {} })).webhooks;
    expect(off).toMatchObject({ isEnabled: false, disabledReason: expect.stringContaining('for 3 days') });
    expect(mails).toEqual([expect.stringMatching(/^ada@lanesight.ai: <p>The webhook to .*a=1&#38;b=2 was/)]);
    // Rounded to milliseconds, now may be later than the next statement's.
    await sql("update webhook_deliveries set next_at = now() - interval '1 s'");
    expect(await send()).toEqual({ sent: 0 });
    receiver.status = 204;
    await call(changeWebhook, { params: { id: webhook.id }, body: { isEnabled: true } });
    expect(await send()).toEqual({ sent: 1 });
    await call(deleteWebhook, { params: { id: webhook.id } });
    expect(await sql('select from webhook_deliveries')).toEqual([]);
  });

  it('is switched off when its receiver says that it is gone, and not before its creator can be told', async () => {
    await call(testWebhook, { params: { id: (await create(['post.published'])).webhook.id } });
    const isEnabled = async () => (await call(listWebhooks, { query: {} })).webhooks[0]!.isEnabled;
    [receiver.status, mailFails] = [410, true];
    await expect(send()).rejects.toThrow('No mail server');
    expect(await isEnabled()).toBe(true);
    mailFails = false;
    await passUndo().then(send);
    expect([await isEnabled(), mails.length]).toEqual([false, 1]);
  });
});
