import { afterAll, beforeAll, expect, it } from 'vitest';
import { UserEntity } from '../src/features/auth/user-entity.ts';
import { loggedError } from '../src/http/logged-error.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('names what the database refused, and not the row it refused', async () => {
  await test.signInAs('secret.person@lanesight.ai');
  const em = test.orm.em.fork();
  em.create(UserEntity, { email: 'secret.person@lanesight.ai' });
  const error: unknown = await em.flush().catch((thrown: unknown) => thrown);
  const logged = JSON.stringify(loggedError(error));
  expect(logged).toContain('users_email_key');
  expect(logged).not.toContain('secret.person');
});

it('keeps the message of an error of ours, and its cause', () => {
  const error = new Error('the provider is away', { cause: new TypeError('fetch failed') });
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    message: 'the provider is away',
    cause: { type: 'TypeError', message: 'fetch failed' },
  });
});
