import { raw, type EntityManager } from '@mikro-orm/postgresql';
import type { CampaignFilter, CampaignTotals } from '@workspace/contracts/campaign-filter';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { CampaignStatus } from '@workspace/contracts/campaign';
import type { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { likePattern } from '../../database/like-pattern.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { toCampaign } from './to-campaign.ts';

const statusesOf: Readonly<Record<CampaignFilter, CampaignStatus[]>> = {
  draft: ['draft'],
  scheduled: ['scheduled', 'late'],
  sending: ['sending', 'paused'],
  sent: ['sent'],
  cancelled: ['cancelled'],
};

/** The name and all subjects of a campaign, a line each. */
const searchedText = (alias: string) =>
  `array_to_string(array[${alias}.name, ${alias}.subject] || ${alias}.subjects, chr(10))`;

/** Returns a page of the campaigns, newest first, with the counts of all. Steps of sequences are none. */
export async function pageOfCampaigns(
  em: EntityManager,
  { search, status, page = 1, pageSize }: ParsedOf<typeof listCampaigns>['query'],
) {
  const [campaigns, total] = await em.findAndCount(
    NewsletterCampaignEntity,
    {
      sequenceId: null,
      ...(status && { status: { $in: statusesOf[status] } }),
      ...(search && { [raw((alias) => searchedText(alias))]: { $ilike: likePattern(search) } }),
    },
    {
      orderBy: { createdAt: 'desc', id: 'desc' },
      ...(pageSize && { limit: pageSize, offset: (page - 1) * pageSize }),
    },
  );
  return { campaigns: campaigns.map(toCampaign), total, counts: await countCampaigns(em) };
}

async function countCampaigns(em: EntityManager): Promise<CampaignTotals> {
  const byFilter = Object.entries(statusesOf).map(
    ([filter, statuses]) =>
      `count(*) filter (where status in (${statuses.map((status) => `'${status}'`).join(', ')}))::int as ${filter}`,
  );
  const [counts] = await em.execute<[CampaignTotals]>(
    `select count(*)::int as "all", ${byFilter.join(', ')} from newsletter_campaigns where sequence_id is null`,
  );
  return counts;
}
