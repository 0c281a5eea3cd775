import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPersonalData } from '@workspace/contracts/personal-data';
import { sendContactReply } from '@workspace/contracts/contact-replies';
import { changeStaff, listStaff } from '@workspace/contracts/staff';
import { storeUnsavedText } from '@workspace/contracts/unsaved-texts';
import { personalDataSections } from '../src/features/personal-data/personal-data-sections.ts';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { aContact } from './a-contact.ts';
import { apiErrorOf } from './call-as.ts';
import { startSignUpTest, type SignUpTest } from './double-opt-in/sign-up-test.ts';

let test: SignUpTest;
beforeAll(async () => {
  test = await startSignUpTest();
});
afterAll(() => test.close());

type Data = Record<string, Record<string, unknown>[]>;
const dataOf = async (email: string) =>
  (await (await test.asStaff(exportPersonalData, { query: { email } })).json()) as Data;

/** Stores a campaign that went to an address, with a click. */
async function deliverTo(email: string): Promise<void> {
  const [{ id }] = (await test.sql<{ id: string }>(
    `insert into newsletter_campaigns (name, subject, email_list_id, status, html, text)
     values ('Winter', 'Before winter', ?, 'sent', '', '') returning id`,
    [test.listId],
  )) as [{ id: string }];
  await test.sql(`insert into newsletter_deliveries (campaign_id, id, email, status) values (?, 1, ?, 'handed_over')`, [
    id,
    email,
  ]);
  await test.sql(`insert into newsletter_links (campaign_id, number, slug, title) values (?, 1, 'frost', 'Frost')`, [
    id,
  ]);
  await test.sql(
    `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine, standing)
     values (uuidv7(), ?, 1, 1, now(), false, 'first')`,
    [id],
  );
}

describe('the export of a person’s data', () => {
  it('has everything that is stored about the address, compared without case, and nothing of others', async () => {
    await test.signUp('Ada@example.org');
    await test.sql(`insert into subscriber_fields (key, name, type) values ('city', 'City', 'text')`);
    await test.sql(`update email_list_subscribers set fields = '{"city": "Paris"}'`);
    await test.addByHand('other@example.org');
    await deliverTo('ada@example.org');
    const id = await aContact(test.orm.em.fork(), { email: 'ADA@example.org', firstName: 'Ada' });
    await test.asStaff(sendContactReply, { params: { id }, body: { text: 'Thank you.' } });
    const values = { mode: 'reply', reply: 'Dear Ada \u0000', note: 'Of the council' };
    await test.asStaff(storeUnsavedText, { params: { resource: 'reply', id, writer: 'laptop' }, body: { values } });
    const other = await aContact(test.orm.em.fork(), { email: 'other@example.org' });
    await test.asStaff(storeUnsavedText, {
      params: { resource: 'reply', id: other, writer: 'laptop' },
      body: { values: { ...values, reply: 'Dear other@example.org' } },
    });
    await suppress(test.orm.em.fork(), 'ada@example.org', 'left');
    await test.setDoubleOptIn(true);
    await test.signUp('ada@example.org');

    const data = await dataOf('ada@EXAMPLE.org');
    expect(data).toMatchObject({
      subscriptions: [
        { list: 'Website sign-ups', status: 'unsubscribed', source: 'website', fields: { City: 'Paris' } },
      ],
      websiteSignUps: [{ email: 'Ada@example.org' }],
      pendingSignUps: [{ list: 'Website sign-ups', confirmedAt: null, lastEmail: 'queued' }],
      consents: [{ textVersion: '2026-11-25', text: expect.stringContaining('newsletter'), page: '/blog' }],
      suppressions: [{ reason: 'left' }],
      deliveries: [{ subject: 'Before winter', status: 'handed_over' }],
      clicks: [{ link: 'Frost', byScanner: false }],
      requests: [{ firstName: 'Ada', emails: [{ text: 'Thank you.' }] }],
      unsavedReplies: [{ at: expect.any(String), text: values }],
    });
    expect(JSON.stringify(data)).not.toContain('other@example.org');
  });

  it('has every section, empty, for an unknown address', async () => {
    const { email, exportedAt, ...sections } = await dataOf('nobody@example.org');
    expect([email, typeof exportedAt]).toEqual(['nobody@example.org', 'string']);
    const names = [...personalDataSections.map(({ name }) => name), 'unsavedReplies', 'archivedDeliveries'];
    expect(sections).toEqual(Object.fromEntries(names.map((name) => [name, []])));
  });

  it('is a file, left to owners and senders, and leaves an entry in the audit log', async () => {
    const response = await test.asStaff(exportPersonalData, { query: { email: 'ada@example.org' } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
    const entries = await test.sql(`select from audit_log where action = 'exportPersonalData'`);
    expect(entries.length).toBeGreaterThan(0);
    const leo = await test.signInAs('leo@lanesight.ai');
    const { staff } = await test.asStaff(listStaff, { query: { search: 'leo' } });
    await test.asStaff(changeStaff, { params: { id: staff[0]!.id }, body: { role: 'viewer' } });
    const asLeo = test.callWith(leo);
    expect((await apiErrorOf(asLeo(exportPersonalData, { query: { email: 'ada@example.org' } }))).status).toBe(403);
  });
});
