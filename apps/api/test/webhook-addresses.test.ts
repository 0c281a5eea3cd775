import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebhook } from '@workspace/contracts/webhooks';
import { allowedAddresses, openPostWebhook } from '../src/adapters/post-webhook.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the address of a webhook', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
    'https://localhost/hook',
    'https://2130706433/hook',
    'https://user:pass@example.com/hook',
  ])('is not %s', async (address) => {
    const strict = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const error = await apiErrorOf(strict(createWebhook, { body: { url: address, events: ['post.published'] } }));
    expect(error).toMatchObject({ status: 422, code: 'address_not_allowed' });
  });

  it('is checked again for each call, when its name leads to a private one', async () => {
    const post = openPostWebhook(allowedAddresses(false));
    const rejected = { error: 'The address is not on the public internet.' };
    expect(await post('http://localhost:9/hook', {}, '{}')).toEqual(rejected);
    expect(await post('http://127.0.0.1:9/hook', {}, '{}')).toEqual(rejected);
  });
});
