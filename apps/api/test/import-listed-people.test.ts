import { describe, expect, it } from 'vitest';
import { undoImport } from '@workspace/contracts/subscriber-imports';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { exports } from './exports-of-products.ts';
import { useImportList } from './use-import-list.ts';

const list = useImportList();
const { imported, people, count } = list;

const statuses = async () => (await people()).map(({ email, status }) => `${email} ${status}`);

describe('people who are subscribed to the list', () => {
  it('get no email after the import of a file in which they have unsubscribed or bounced', async () => {
    await list.add('ada@city.example', 'ben@city.example', 'cy@city.example');
    const { id, counts } = await list.checked(exports.hubspot);
    expect(counts).toEqual({ added: 0, present: 1, left: 0, doubled: 0, invalid: 0, unsubscribed: 2 });
    expect((await imported(exports.hubspot)).counts).toEqual(counts);
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example unsubscribed',
      'cy@city.example bounced',
    ]);
    expect(await count()).toBe(1);
    expect((await people())[1]).toMatchObject({ source: 'manual', unsubscribedBy: 'ada@lanesight.ai' });
    expect((await list.one(id)).status).toBe('checked');
  });

  it('are subscribed again when that import is undone, unless they left or came back since', async () => {
    await list.add('ada@city.example', 'ben@city.example', 'cy@city.example');
    const { id } = await imported(exports.hubspot);
    await list.sql(`update email_list_subscribers set unsubscribed_at = now() + interval '1 minute', unsubscribed_by = null
      where email = 'cy@city.example'`);
    await list.asStaff(undoImport, { params: { id } });
    await maintainImports(list.test.orm);
    expect(await statuses()).toEqual([
      'ada@city.example subscribed',
      'ben@city.example subscribed',
      'cy@city.example bounced',
    ]);
    expect((await people())[1]!.unsubscribedBy).toBeNull();
    expect(await count()).toBe(2);
    expect(await list.sql('select from subscriber_import_departures')).toEqual([]);
  });

  it('get no email after the import of a file that Mailchimp named after those who have not subscribed', async () => {
    const name = 'nonsubscribed_email_audience_export_2f3a.csv';
    const { subscriberImport } = await list.upload('Email Address,TAGS\nnon@city.example,\n', '', { name });
    expect(subscriberImport.counts).toMatchObject({ added: 0, unsubscribed: 1 });
  });
});

describe('an address with a name before it', () => {
  it('is imported, with the name where no column has one', async () => {
    await imported(
      'Email,First Name,Last Name\n"Ben Roe <ben@city.example>",,\n"City of Denver <roads@city.example>",,\n"B. R. <cy@city.example>",Cy,Roe\n',
    );
    expect(await people()).toMatchObject([
      { email: 'ben@city.example', firstName: 'Ben', lastName: 'Roe' },
      { email: 'cy@city.example', firstName: 'Cy', lastName: 'Roe' },
      { email: 'roads@city.example', firstName: null, lastName: 'City of Denver' },
    ]);
  });
});
