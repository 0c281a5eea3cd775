import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLink } from '@workspace/contracts/newsletter-clicks';
import { getMailPreferences, unsubscribeByOneClick } from '@workspace/contracts/mail-preferences';
import { createWebhook, testWebhook, listWebhookDeliveries } from '@workspace/contracts/webhooks';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { allowedAddresses, openPostWebhook } from '../src/adapters/post-webhook.ts';
import { createAddressToken, noCampaign } from '../src/features/mail-preferences/address-token.ts';
import { createReaderToken } from '../src/features/newsletter-clicks/reader-token.ts';
import { sendWebhooks } from '../src/features/webhooks/send-webhooks.ts';
import { settingsJobs } from '../src/jobs/settings-jobs.ts';
import { callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { startReceiver } from './webhook-receiver.ts';

const [old, next] = ['o', 'n'].map((letter) => letter.repeat(40)) as [string, string];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const appWith = (linkSecrets: string[]) =>
  test.startAnother({
    mailSettings: { ...testMailSettings, linkSecrets },
    webhooks: { allowsPrivate: true, isAllowed: allowedAddresses(true) },
  });

describe('a link in an email that was sent before LINK_SECRETS were rotated', () => {
  const sentLinks = async () => {
    const [list] = await test.orm.em.fork().execute<[{ id: string }]>('select id from email_lists limit 1');
    const about = { email: 'ann@example.org', listId: list.id, campaignId: noCampaign };
    const params = { token: createAddressToken([old], about) };
    return {
      preferences: { url: urlOf(getMailPreferences, { params }) },
      unsubscribe: { method: 'POST', url: urlOf(unsubscribeByOneClick, { params }) },
      click: {
        url: urlOf(followLink, {
          params: { token: createReaderToken([old], { campaignId: noCampaign, delivery: 1 }), slug: 'a-post' },
        }),
      },
    } as const;
  };

  it.each([
    ['second', [old, next], 200],
    ['first, with the old one behind it', [next, old], 200],
    ['alone', [next], 404],
  ])('with the new secret %s answers %s', async (_step, linkSecrets, status) => {
    const app = await appWith(linkSecrets);
    const { preferences, unsubscribe, click } = await sentLinks();
    expect((await app.inject(preferences)).statusCode).toBe(status);
    expect((await app.inject(unsubscribe)).statusCode).toBe(status === 200 ? 204 : 404);
    // A counted link of a post leads there without its secret, too.
    expect((await app.inject(click)).headers.location).toBe('/blog/a-post');
  });

  it('says that it is too old when its secret was removed, and how to unsubscribe all the same', async () => {
    const app = await appWith([next]);
    const { preferences } = await sentLinks();
    const { title } = (await app.inject({ ...preferences, headers: { accept: 'application/json' } })).json();
    expect(title).toBe(
      'This link is incomplete, or too old to be read. Open it from the email once more, or the one in a newer email.',
    );
  });
});

describe('a webhook that was created before LINK_SECRETS were rotated', () => {
  it('is signed on after its secret was encrypted with the new one by the hourly job', async () => {
    const receiver = await startReceiver();
    receiver.status = 204;
    const call = callsTo(await appWith([old]))(await test.signInAs('ada@lanesight.ai'));
    const { webhook } = await call(createWebhook, { body: { url: receiver.url, events: ['post.published'] } });
    const jobs = settingsJobs({
      orm: test.orm,
      mailer: async () => {},
      mailSettings: { linkSecrets: [next, old] },
    });
    const tend = () =>
      jobs.find(({ name }) => name === 'tend-webhooks')!.run({} as never, new AbortController().signal);
    expect([await tend(), await tend()]).toEqual([{ reencrypted: 1 }, { reencrypted: 0 }]);
    await call(testWebhook, { params: { id: webhook.id } });
    await sendWebhooks({
      newEm: () => test.orm.em.fork(),
      postWebhook: openPostWebhook(allowedAddresses(true)),
      mailer: async () => {},
      linkSecrets: [next],
    });
    const { deliveries } = await call(listWebhookDeliveries, { params: { id: webhook.id }, query: {} });
    expect(deliveries).toMatchObject([{ status: 'delivered' }]);
    receiver.stop();
  });
});
