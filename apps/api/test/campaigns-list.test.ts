import { describe, expect, it } from 'vitest';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();

describe('the list of campaigns', () => {
  it('returns a page of them with the counts of all', async () => {
    await staff.create();
    const all = await staff.as(listCampaigns, {});
    await staff.create();
    const latest = await staff.create();
    const counts = { ...all.counts!, all: all.campaigns.length + 2 };
    const pageOf = (page: number) => staff.as(listCampaigns, { query: { page, pageSize: 1 } });
    expect(await pageOf(1)).toEqual({ campaigns: [expect.objectContaining({ id: latest.id })], counts });
    expect(await pageOf(3)).toEqual({ campaigns: all.campaigns.slice(0, 1), counts });
    await staff
      .em()
      .execute(
        `update newsletter_campaigns set status = 'sent', started_at = now(), finished_at = now(), sent_at = now(), html = '', text = '' where id = ?`,
        [latest.id],
      );
    expect((await pageOf(2)).counts).toEqual({ ...counts, sent: counts.sent + 1 });
  });
});
