import { beforeEach, describe, expect, it } from 'vitest';
import { createSubscriberField, deleteSubscriberField } from '@workspace/contracts/subscriber-fields';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import { apiErrorOf } from './call-as.ts';
import { audienceTest } from './sending/audience-test.ts';

const { staff, sql, create, submitAll } = audienceTest();

const text = (html: string) => [{ type: 'text', html } as const];
const field = async (name: string, type: 'text' | 'number' | 'date' | 'boolean' = 'text') =>
  (await staff.as(createSubscriberField, { body: { name, type } })).field;
const store = (email: string, fields: object) =>
  sql('update email_list_subscribers set fields = ?::jsonb where email = ?', [JSON.stringify(fields), email]);
const idOf = async (email: string) =>
  (await sql<{ id: string }>('select id from email_list_subscribers where email = ?', [email]))[0]!.id;

beforeEach(() => sql('delete from subscriber_fields'));

describe('a field of subscribers in a campaign', () => {
  it('is filled in subject and words for each recipient, or has its fallback', async () => {
    await field('City');
    await field('Contract ends', 'date');
    await field('Miles', 'number');
    await store('anna@example.org', { city: 'Bad <Aibling>', contract_ends: '2027-03-31', miles: 1200 });
    const { id } = await create({
      subject: 'Roads of {{city|your city}}',
      blocks: text('<p>{{city|Your city}}: {{miles|some}} miles until {{contract_ends|soon}}.</p>'),
    });
    await staff.as(sendCampaign, { params: { id } });
    const messages = await submitAll(id);
    expect(messages['anna@example.org']).toContain('Subject: Roads of Bad <Aibling>');
    const anna = messages['anna@example.org']!.replaceAll('=\r\n', '');
    expect(anna).toContain('Bad &#60;Aibling&#62;: 1200 miles until March 31, 2027.');
    expect(anna).toContain('Bad <Aibling>: 1200 miles until March 31, 2027.');
    expect(messages['bo@example.org']).toContain('Subject: Roads of your city');
    expect(messages['bo@example.org']!.replaceAll('=\r\n', '')).toContain('Your city: some miles until soon.');
  });

  it('is shown in previews, and adds the full name where names are missing', async () => {
    await field('Name');
    await field('Member', 'boolean');
    await store('bo@example.org', { name: 'Bo Diaz', member: true });
    const { id } = await create({ blocks: text('<p>Hi {{name|there}}, member: {{member|no}}</p>') });
    const subscriberId = await idOf('bo@example.org');
    const preview = await staff.as(previewCampaign, { params: { id }, query: { subscriberId } });
    expect(preview.text).toContain('Hi Bo Diaz, member: yes');
    expect((await staff.as(previewCampaign, { params: { id } })).text).toContain('Hi there, member: no');
  });

  it('stops the campaign after it was deleted, and is unknown then', async () => {
    const { id: fieldId } = await field('City');
    await store('anna@example.org', { city: 'Ulm' });
    const { id } = await create({ subject: 'Roads of {{city|your city}}' });
    await staff.as(deleteSubscriberField, { params: { id: fieldId } });
    const { checks } = await staff.as(checkCampaign, { params: { id } });
    expect(checks.find(({ name }) => name === 'merge-fields')).toMatchObject({
      outcome: 'stop',
      sentence: expect.stringContaining('The subject has {{city|your city}}, which is no merge field.'),
    });
    expect(await apiErrorOf(create({ subject: '{{city}}' }))).toMatchObject({ code: 'unknown_merge_field' });
    expect(await apiErrorOf(create({ subject: '{{listName}}' }))).toMatchObject({ code: 'unknown_merge_field' });
  });
});
