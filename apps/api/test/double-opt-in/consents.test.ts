import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listConsents } from '@workspace/contracts/consents';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { newsletterConsents } from '@workspace/contracts/form-choices';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { eraseAddress } from '../../src/features/mail-preferences/erase-address.ts';
import { callsTo } from '../call-as.ts';
import { startSignUpTest, tokenIn, type SignUpTest } from './sign-up-test.ts';

let test: SignUpTest;
beforeAll(async () => {
  test = await startSignUpTest();
});
beforeEach(async () => {
  await test.reset();
  await test.setDoubleOptIn(false);
});
afterAll(() => test.close());

async function consentsOf(email: string) {
  const { listId, asStaff } = test;
  const { subscribers } = await asStaff(listSubscribers, { params: { listId }, query: { search: email } });
  return (await asStaff(listConsents, { params: { listId, id: subscribers[0]!.id } })).consents;
}
const text = newsletterConsents['2026-11-25'];

describe('the consent of a sign-up', () => {
  it('has the version and text of the form, the page and the time, and no IP address', async () => {
    await test.signUp('ada@example.org');
    await test.signUp('ADA@example.org');
    expect(await consentsOf('ada@example.org')).toEqual([
      {
        listName: 'Website sign-ups',
        version: '2026-11-25',
        text,
        page: '/blog',
        ip: null,
        signedUpAt: expect.any(String),
        confirmedAt: null,
      },
    ]);
  });

  it('has the time of the confirmation at a list with double opt-in, and none before it', async () => {
    await test.setDoubleOptIn(true);
    await test.signUp('ada@example.org');
    expect(await test.sql('select from consents')).toEqual([]);
    const [mail] = await test.sendMail();
    await test.confirm(tokenIn(mail!));
    expect(await consentsOf('ada@example.org')).toMatchObject([
      { version: '2026-11-25', page: '/blog', confirmedAt: expect.any(String) },
    ]);
  });

  it('stores the text of a version once', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => test.signUp(`${name}@example.org`)));
    expect(await test.sql('select version, text from consent_texts')).toEqual([{ version: '2026-11-25', text }]);
  });

  it.each([
    ['no version and no page', {}, { version: null, page: null }],
    ['an unknown version', { consent: 'toString' }, { version: null, text: null }],
    ['a page that is no path', { page: 'https://other.example/' }, { page: null }],
    ['a page of another host', { page: '//other.example/' }, { page: null }],
  ])('accepts a form with %s', async (_case, body, stored) => {
    await test.visitor(signUpForNewsletter, { body: { email: 'ada@example.org', ...body } });
    expect(await consentsOf('ada@example.org')).toMatchObject([stored]);
  });

  it('has the IP address where the API is configured to store it', async () => {
    const storing = callsTo(await test.startAnother({ consentStoresIp: true }))();
    await storing(signUpForNewsletter, { body: { email: 'ada@example.org' } });
    expect((await consentsOf('ada@example.org'))[0]!.ip).toBe('127.0.0.1');
  });

  it('is missing for a person whom staff added', async () => {
    await test.addByHand('ada@example.org');
    expect(await consentsOf('ada@example.org')).toEqual([]);
  });

  it('is erased with the address, and so is a sign-up that waits', async () => {
    await test.signUp('ada@example.org');
    await test.setDoubleOptIn(true);
    await test.signUp('leo@example.org');
    for (const email of ['ADA@example.org', 'leo@example.org']) await eraseAddress(test.orm.em.fork(), email);
    expect(await test.sql('select from consents')).toEqual([]);
    expect(await test.sql('select from pending_sign_ups')).toEqual([]);
  });
});
