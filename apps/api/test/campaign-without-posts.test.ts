import { expect, it } from 'vitest';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  copyCampaign,
  createCampaign,
  getCampaign,
  listCampaigns,
  previewCampaign,
} from '@workspace/contracts/newsletter-campaigns';
import { getIssue, listIssues } from '@workspace/contracts/newsletter-issues';
import { createSegment } from '@workspace/contracts/segments';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { callsTo } from './call-as.ts';
import { audienceTest } from './sending/audience-test.ts';

const { staff, ledger, submitAll } = audienceTest();

it('checks, sends, shows, archives and copies a campaign of words alone to a segment alone', async () => {
  const rules = { all: [{ field: 'email', contains: 'anna' }] };
  const { segment } = await staff.as(createSegment, { body: { name: 'Annas', rules } });
  const { campaign } = await staff.as(createCampaign, {
    body: {
      name: 'News',
      subject: 'No posts today',
      segmentIds: [segment.id],
      blocks: [{ type: 'text', html: '<p>Only words, {{firstName|reader}}.</p>' }],
      isInArchive: true,
      hasWebLink: true,
    },
  });
  const params = { id: campaign.id };
  expect(campaign).toMatchObject({ emailListId: null, emailListIds: [], blogPostIds: [], audienceNames: ['Annas'] });
  const { checks } = await staff.as(checkCampaign, { params });
  expect(checks.filter(({ outcome }) => outcome === 'stop')).toEqual([]);
  expect(checks.find(({ name }) => name === 'posts')).toMatchObject({ sentence: 'It has words and no posts.' });
  const preview = await staff.as(previewCampaign, { params });
  expect(preview.html).toContain('Only words, reader.');
  expect(preview.text).toContain('Only words, reader.');

  await staff.as(sendCampaign, { params });
  const people = await ledger(campaign.id);
  expect(people.map(([email]) => email)).toEqual(['anna@example.org']);
  expect(Object.keys(await submitAll(campaign.id))).toEqual(['anna@example.org']);
  await finishCampaigns(staff.em());
  expect((await staff.as(getCampaign, { params })).campaign).toMatchObject({ status: 'sent', recipientCount: 1 });
  expect((await staff.as(listCampaigns, { query: {} })).campaigns).toHaveLength(1);

  const visitor = callsTo(staff.test.app)({});
  const token = campaign.webToken!;
  expect((await visitor(listIssues, {})).issues).toMatchObject([{ token, preheader: '' }]);
  const { issue } = await visitor(getIssue, { params: { token } });
  expect(issue.blocks).toEqual([{ type: 'text', html: '<p>Only words, reader.</p>' }]);
  const { campaign: copy } = await staff.as(copyCampaign, { params });
  expect(copy).toMatchObject({ emailListId: null, segmentIds: [segment.id], blogPostIds: [], blocks: campaign.blocks });
});
