import { describe, expect, it } from 'vitest';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { createCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();

describe('the list of campaigns', () => {
  it('returns a page of them with the counts of all', async () => {
    await staff.create();
    const all = await staff.as(listCampaigns, {});
    await staff.create();
    const latest = await staff.create();
    const counts = { ...all.counts!, all: all.campaigns.length + 2, draft: all.counts!.draft! + 2 };
    const pageOf = (page: number) => staff.as(listCampaigns, { query: { page, pageSize: 1 } });
    expect(await pageOf(1)).toEqual({
      campaigns: [expect.objectContaining({ id: latest.id })],
      total: counts.all,
      counts,
    });
    expect(await pageOf(3)).toEqual({ campaigns: all.campaigns.slice(0, 1), total: counts.all, counts });
    await staff
      .em()
      .execute(
        `update newsletter_campaigns set status = 'sent', started_at = now(), finished_at = now(), sent_at = now(), html = '', text = '' where id = ?`,
        [latest.id],
      );
    expect((await pageOf(2)).counts).toEqual({ ...counts, draft: counts.draft - 1, sent: counts.sent + 1 });
  });

  it('finds campaigns by status and by words of names and subjects', async () => {
    const winter = await staff.create();
    const { campaign: roads } = await staff.as(createCampaign, {
      body: { ...staff.draft, name: '100% of roads', subjects: ['Your roads', 'Potholes first'] },
    });
    const setStatus = (id: string, status: string) =>
      staff.em().execute('update newsletter_campaigns set status = ?, scheduled_at = now() where id = ?', [status, id]);
    const found = async (query: InputOf<typeof listCampaigns>['query']) => {
      const { campaigns, total } = await staff.as(listCampaigns, { query: { ...query, pageSize: 50 } });
      return [total, ...campaigns.map(({ id }) => id)];
    };
    expect(await found({ search: 'before WINTER' })).toEqual([1, winter.id]);
    expect(await found({ search: 'potholes' })).toEqual([1, roads.id]);
    expect(await found({ search: '0% of' })).toEqual([1, roads.id]);
    expect(await found({ search: '%' })).toEqual([1, roads.id]);
    await setStatus(winter.id, 'late');
    expect(await found({ status: 'draft' })).toEqual([1, roads.id]);
    expect(await found({ status: 'scheduled' })).toEqual([1, winter.id]);
    expect(await found({ status: 'scheduled', search: 'roads' })).toEqual([0]);
    expect((await staff.as(listCampaigns, { query: { status: 'sent' } })).counts).toEqual({
      all: 2,
      draft: 1,
      scheduled: 1,
      sending: 0,
      sent: 0,
      cancelled: 0,
    });
  });
});
