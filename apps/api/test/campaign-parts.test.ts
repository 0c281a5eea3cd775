import { expect, it } from 'vitest';
import { previewUnsavedCampaign } from '@workspace/contracts/campaign-previews';
import { changeCampaign, createCampaign } from '@workspace/contracts/newsletter-campaigns';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();

it('rejects a campaign whose texts have too many parts together', async () => {
  // Some 6,000 elements each.
  const blocks = Array.from({ length: 4 }, () => ({ type: 'text' as const, html: '<p>'.repeat(6_000) }));
  const { campaign } = await staff.as(createCampaign, { body: { ...staff.draft, blocks: blocks.slice(0, 1) } });
  const params = { id: campaign.id };
  const calls = [
    () => staff.as(createCampaign, { body: { ...staff.draft, blocks } }),
    () => staff.as(changeCampaign, { params, body: { blocks } }),
    () => staff.as(previewUnsavedCampaign, { params, body: { blocks } }),
  ];
  for (const call of calls)
    expect(await apiErrorOf(call())).toMatchObject({
      status: 422,
      code: 'too_complex',
      message: expect.stringContaining('24,000'),
    });
});
