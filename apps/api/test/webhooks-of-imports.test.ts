import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmailList } from '@workspace/contracts/email-lists';
import { startImport, undoImport, uploadImport } from '@workspace/contracts/subscriber-imports';
import { createWebhook, webhookEvents } from '@workspace/contracts/webhooks';
import { allowedAddresses, openPostWebhook } from '../src/adapters/post-webhook.ts';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { sendWebhooks } from '../src/features/webhooks/send-webhooks.ts';
import { callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { startReceiver } from './webhook-receiver.ts';

let test: TestApp;
let call: ReturnType<ReturnType<typeof callsTo>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  receiver.status = 204;
  test = await startTestApp();
  const webhooks = { allowsPrivate: true, isAllowed: allowedAddresses(true) };
  call = callsTo(await test.startAnother({ webhooks }))(await test.signInAs('ada@lanesight.ai'));
});
afterAll(async () => {
  receiver.stop();
  await test.close();
});

const send = () =>
  sendWebhooks({
    newEm: () => test.orm.em.fork(),
    postWebhook: openPostWebhook(allowedAddresses(true)),
    mailer: async () => {},
    linkSecrets: testMailSettings.linkSecrets,
  });

describe('a webhook', () => {
  it('gets one event of an import with its counts, one of its undoing, and none of its people', async () => {
    await call(createWebhook, { body: { url: receiver.url, events: [...webhookEvents] } });
    const { emailList } = await call(createEmailList, { body: { name: 'Engineers' } });
    const csv = 'email\nanna@city.example\nbert@city.example\nbert@city.example\nnobody\n';
    const file = new File([csv], 'people.csv', { type: 'text/csv' });
    const { subscriberImport } = await call(uploadImport, { params: { listId: emailList.id }, query: {}, file });
    const { id } = subscriberImport;
    await call(startImport, { params: { id } });
    expect(await send()).toEqual({ sent: 0 });
    await Promise.all([maintainImports(test.orm), maintainImports(test.orm)]);
    await send();
    await call(undoImport, { params: { id } });
    await maintainImports(test.orm);
    await send();
    const events = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(events.map(({ type }) => type)).toEqual(['subscribers.imported', 'subscribers.import_undone']);
    const about = { id, listId: emailList.id, fileName: 'people.csv', added: 2, doubled: 1, invalid: 1 };
    expect(events.map(({ data }) => data)).toMatchObject([
      { ...about, removed: 0, finishedAt: expect.stringMatching(/T.*Z$/) },
      { ...about, removed: 2 },
    ]);
    expect(receiver.received.some(({ body }) => body.includes('@city.example'))).toBe(false);
  });
});
