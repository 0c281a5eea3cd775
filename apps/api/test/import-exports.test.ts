import { describe, expect, it } from 'vitest';
import { exports } from './exports-of-products.ts';
import { useImportList } from './use-import-list.ts';

const { imported, people, count } = useImportList();

const statuses = async () => (await people()).map(({ email, status }) => `${email} ${status}`);

describe('an import of an export', () => {
  it('stores every column of Mailchimp, and tags as they are', async () => {
    const { counts, fields } = await imported(exports.mailchimpSubscribed);
    expect(counts).toEqual({ added: 2, present: 0, left: 0, doubled: 0, invalid: 0 });
    expect(fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'Address text',
      'Phone Number text',
      'Birthday text',
      'MEMBER_RATING number',
      'OPTIN_TIME date',
      'OPTIN_IP text',
      'CONFIRM_TIME date',
      'CONFIRM_IP text',
      'LATITUDE number',
      'LONGITUDE number',
      'GMTOFF number',
      'DSTOFF number',
      'TIMEZONE text',
      'CC text',
      'REGION text',
      'LAST_CHANGED date',
      'LEID text',
      'EUID text',
      'NOTES text',
      'TAGS text',
    ]);
    const [ada, ben] = await people();
    expect(ada).toMatchObject({ email: 'ada@city.example', firstName: 'Ada', lastName: 'Lovelace' });
    expect(ada!.fields).toEqual({
      address: '1 Main St  Denver  CO  80202  US',
      phone_number: '+1 303 555 0100',
      birthday: '05/14',
      member_rating: 4,
      optin_time: '2023-05-01T08:30:00',
      optin_ip: '198.51.100.7',
      confirm_time: '2023-05-01T08:31:12',
      confirm_ip: '198.51.100.7',
      latitude: 39.7392,
      longitude: -104.9847,
      gmtoff: -7,
      dstoff: -6,
      timezone: 'America/Denver',
      cc: 'US',
      region: 'CO',
      last_changed: '2024-02-29T12:00:00',
      leid: '90498395',
      euid: '810826c56e',
      notes: 'Met at the fair\nCall in May',
      tags: '"Customer","VIP"',
    });
    expect(ben!.fields).toEqual({
      member_rating: 2,
      last_changed: '2024-03-01T00:00:00',
      leid: '90498396',
      euid: 'e10826c56e',
    });
  });

  it.each([
    [
      'unsubscribed',
      exports.mailchimpUnsubscribed,
      'unsubscribed',
      { unsub_time: '2024-01-05T10:00:00', unsub_reason: 'NORMAL' },
    ],
    ['cleaned', exports.mailchimpCleaned, 'bounced', { clean_time: '2024-01-06T10:00:00' }],
  ])('of the %s contacts of Mailchimp subscribes nobody', async (_file, file, status, fields) => {
    expect((await imported(file)).counts).toEqual({
      added: 0,
      present: 0,
      left: 0,
      doubled: 0,
      invalid: 0,
      unsubscribed: 1,
    });
    expect(await people()).toMatchObject([{ email: 'gone@city.example', status, fields }]);
    expect(await count()).toBe(0);
  });

  it('stores every column of HubSpot, and keeps out those who opted out or bounced', async () => {
    const { counts } = await imported(exports.hubspot);
    expect(counts).toMatchObject({ added: 1, unsubscribed: 2 });
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example unsubscribed',
      'cy@city.example bounced',
    ]);
    expect((await people())[0]!.fields).toEqual({
      record_id: '51234567890',
      phone_number: '(303) 555-0100',
      contact_owner: 'Grace Hopper (grace@lanesight.ai)',
      lead_status: 'Open',
      marketing_contact_status: 'Marketing contact',
      unsubscribed_from_all_email: false,
      create_date: '2024-02-29T08:15',
      number_of_pageviews: 12,
      associated_company: 'City of Denver',
    });
  });

  it('finds address and names among all properties of HubSpot, and unsubscribes the unconfirmed', async () => {
    const { counts, columns } = await imported(exports.hubspotAllProperties);
    expect(columns).toEqual({ email: 3, firstName: 6, lastName: 8 });
    expect(counts).toMatchObject({ added: 1, unsubscribed: 3, invalid: 1 });
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example unsubscribed',
      'cy@city.example bounced',
      'dee@city.example unsubscribed',
    ]);
    expect((await people())[0]!.fields).toMatchObject({
      record_id_contact: '1',
      last_marketing_email_name: 'June issue',
      last_marketing_email_send_date: '2024-06-01T09:00',
      legal_basis_for_processing_contact_s_data: 'Legitimate interest – existing customer;Freely given consent',
      work_email: 'ada@work.example',
    });
  });

  it('unsubscribes the same people of HubSpot under internal names', async () => {
    expect((await imported(exports.hubspotInternalNames)).counts).toMatchObject({ added: 1, unsubscribed: 5 });
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example unsubscribed',
      'cy@city.example unsubscribed',
      'dee@city.example bounced',
      'eve@city.example bounced',
      'fay@city.example unsubscribed',
    ]);
  });

  it('stores attributes of listmonk in fields of their own, and keeps out the disabled and blocklisted', async () => {
    const { counts, fields } = await imported(exports.listmonk);
    expect(counts).toMatchObject({ added: 1, unsubscribed: 2 });
    expect(fields.map(({ name, key, type }) => `${name} ${key} ${type}`)).toEqual([
      'uuid uuid text',
      'name name text',
      'status status text',
      'created_at created_at date',
      'updated_at updated_at date',
      'city city text',
      'age age number',
      'vip vip boolean',
      'tags tags text',
      'address address text',
    ]);
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example unsubscribed',
      'cy@city.example unsubscribed',
    ]);
    expect((await people())[0]!.fields).toEqual({
      uuid: '5e91dda1-1c16-467d-9bf9-2a21bf22ae21',
      name: 'Ada Lovelace',
      status: 'enabled',
      created_at: '2024-02-29T08:15:00.123456+0000',
      updated_at: '2024-02-29T08:15:00.123456+0000',
      city: 'Denver',
      age: 36,
      vip: true,
      tags: 'roads, fair',
      address: '{"zip":"80202"}',
    });
  });

  it('splits attributes of listmonk of any length into fields', async () => {
    const attributes = JSON.stringify({ city: 'Denver', story: 'x'.repeat(2_000) }).replaceAll('"', '""');
    await imported(`uuid,email,name,attributes,status\n1,ada@city.example,Ada,"${attributes}",enabled\n`);
    expect((await people())[0]!.fields).toMatchObject({ city: 'Denver', story: 'x'.repeat(2_000) });
  });

  it('stores every column of Ghost, and keeps out members without emails, deleted and bounced ones', async () => {
    const { counts } = await imported(exports.ghost);
    expect(counts).toMatchObject({ added: 1, unsubscribed: 3 });
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example unsubscribed',
      'cy@city.example unsubscribed',
      'dee@city.example bounced',
    ]);
    expect((await people())[1]!.fields).toMatchObject({ note: '+1 303 555 0100' });
    expect((await people())[0]!.fields).toEqual({
      id: '65e0a1b2c3d4e5f601234567',
      name: 'Ada Lovelace',
      note: 'VIP, early backer',
      subscribed_to_emails: true,
      email_disabled: false,
      complimentary_plan: false,
      stripe_customer_id: 'cus_ABC123',
      created_at: '2024-01-15T10:00:00.000Z',
      labels: 'roads,founder',
      tiers: 'Free',
    });
  });
});
