import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMailPreferences } from '@workspace/contracts/mail-preferences';
import { changeEmailList, createEmailList, deleteEmailList, deleteListForGood } from '@workspace/contracts/email-lists';
import { listPendingSignUps, resendConfirmation } from '@workspace/contracts/pending-sign-ups';
import { emptyDeletedLists } from '../../src/features/email-lists/empty-deleted-lists.ts';
import { createAddressToken, noCampaign } from '../../src/features/mail-preferences/address-token.ts';
import { requestConfirmation } from '../../src/features/pending-sign-ups/request-confirmation.ts';
import { apiErrorOf } from '../call-as.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { hours, startSignUpTest, tokenIn, type SignUpTest } from './sign-up-test.ts';

let test: SignUpTest;
beforeAll(async () => {
  test = await startSignUpTest();
  await test.setDoubleOptIn(true);
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const email = 'ada@example.org';
const signUpAt = (listId: string) =>
  requestConfirmation(test.orm.em.fork(), {
    listId,
    email,
    consent: { version: null, page: null, ip: null },
    now: new Date(),
  });

describe('a pending sign-up', () => {
  it('reports a new subscriber to webhooks once it is confirmed', async () => {
    await test.sql(
      `insert into webhooks (url, events, secret, created_by) values ('https://x.example', '{subscriber.joined}', 's', 'a')`,
    );
    await test.signUp(email);
    const [mail] = await test.sendMail();
    expect(await test.sql('select event from webhook_deliveries')).toEqual([]);
    await test.confirm(tokenIn(mail!));
    expect(await test.sql('select event from webhook_deliveries')).toEqual([{ event: 'subscriber.joined' }]);
  });

  it('is shown to its owner with the other data, and so is the consent', async () => {
    const about = { email, listId: test.listId, campaignId: noCampaign };
    const token = createAddressToken(testMailSettings.linkSecrets, about);
    const see = () => test.visitor(getMailPreferences, { params: { token } });
    await test.signUp(email);
    expect(await see()).toMatchObject({ waiting: [{ listName: 'Website sign-ups' }], consents: [], lists: [] });
    const [mail] = await test.sendMail();
    await test.confirm(tokenIn(mail!));
    expect(await see()).toMatchObject({ waiting: [], consents: [{ page: '/blog' }], standing: 'subscribed' });
  });

  it('keeps its link when the list loses double opt-in', async () => {
    await test.signUp(email);
    const [mail] = await test.sendMail();
    await test.setDoubleOptIn(false);
    const { status } = await test.confirm(tokenIn(mail!));
    await test.setDoubleOptIn(true);
    expect(status).toBe('confirmed');
  });

  it('is found by a part of the address', async () => {
    await test.signUp(email);
    await test.signUp('leo@example.org');
    const search = async (text: string) => {
      const input = { params: { listId: test.listId }, query: { search: text } };
      const { signUps, total } = await test.asStaff(listPendingSignUps, input);
      return [signUps.map((one) => one.email), total];
    };
    expect(await search('DA@')).toEqual([[email], { count: 1, isExact: true }]);
    expect(await search('%')).toEqual([[], { count: 0, isExact: true }]);
  });
});

describe('a list in the trash', () => {
  it('neither sends emails nor accepts confirmations, and takes its sign-ups along when it is deleted', async () => {
    const { emailList } = await test.asStaff(createEmailList, { body: { name: 'Council', doubleOptIn: true } });
    expect(emailList).toMatchObject({ doubleOptIn: true, pendingCount: 0 });
    const params = { id: emailList.id };
    await signUpAt(emailList.id);
    const [mail] = await test.sendMail();
    await test.asStaff(deleteEmailList, { params });
    expect((await test.confirm(tokenIn(mail!))).status).toBe('expired');
    test.time.later = hours(49);
    expect(await test.remind()).toBe(0);
    const [{ id }] = (await test.sql<{ id: string }>('select id from pending_sign_ups')) as [{ id: string }];
    const resent = test.asStaff(resendConfirmation, { params: { listId: emailList.id, id } });
    expect((await apiErrorOf(resent)).code).toBe('in_trash');
    await test.asStaff(deleteListForGood, { params });
    await emptyDeletedLists(test.orm.em.fork());
    expect(await test.sql('select from pending_sign_ups')).toEqual([]);
  });
});

describe('an edit of a list', () => {
  it('leaves double opt-in as it is when it is not sent', async () => {
    const params = { id: test.listId };
    const { emailList } = await test.asStaff(changeEmailList, { params, body: { description: 'Of the north' } });
    expect(emailList.doubleOptIn).toBe(true);
  });
});
