import type { EntityManager } from '@mikro-orm/postgresql';
import type { CampaignProvider } from '@workspace/contracts/mail-providers';
import type { CampaignCounts } from '@workspace/contracts/newsletter-campaigns';
import { otherProviders } from './named-providers.ts';
import { domainOf, findStates, type ProviderState } from './provider-states.ts';
import type { Shaping } from './shaping.ts';

/** Returns the progress of a campaign by provider. */
export async function campaignProviders(
  em: EntityManager,
  campaignId: string,
  shaping: Shaping,
): Promise<CampaignProvider[]> {
  const rows = await em.execute<(CampaignCounts & { key: string })[]>(
    `select provider as key, sum(queued)::int as queued, sum(handed_over)::int as "handedOver",
       sum(refused)::int as refused, sum(retry)::int as retry, sum(uncertain)::int as uncertain,
       sum(skipped)::int as skipped
     from newsletter_batches where campaign_id = ? and number > 0
     group by provider order by provider = '${otherProviders}', sum(last_id - first_id + 1) desc, provider`,
    [campaignId],
  );
  const pauses = (await findStates(em)).filter(({ pausedUntil }) => pausedUntil !== null);
  const held = pauses.length > 0 ? await heldBack(em, campaignId) : [];
  return rows.map(({ key, ...counts }) => {
    const keys = key === otherProviders ? held.filter((each) => !shaping.keys.includes(each)) : [key];
    const isOpen = counts.queued + counts.retry > 0;
    return {
      key,
      name: key === otherProviders ? 'Other providers' : shaping.nameOf(key),
      counts,
      pauses: isOpen
        ? pauses.filter(({ provider }) => keys.includes(provider)).map((each) => pauseOf(each, shaping))
        : [],
    };
  });
}

const pauseOf = ({ provider, pausedUntil, sentence }: ProviderState, { nameOf }: Shaping) => ({
  key: provider,
  name: nameOf(provider),
  until: new Date(pausedUntil!).toISOString(),
  sentence: sentence ?? '',
});

/** Returns the providers that emails of a campaign wait for. Reads only batches with emails to be retried. */
async function heldBack(em: EntityManager, campaignId: string): Promise<string[]> {
  const rows = await em.execute<{ provider: string }[]>(
    `select distinct coalesce(m.provider, d.domain) as provider
     from newsletter_batches b cross join lateral (
       select distinct ${domainOf('r.email')} as domain from newsletter_deliveries r
       where r.campaign_id = b.campaign_id and r.id between b.first_id and b.last_id
         and r.status = 'retry' and r.reason = 'provider_paused') d
       left join mail_domains m on m.domain = d.domain
     where b.campaign_id = ? and b.retry > 0`,
    [campaignId],
  );
  return rows.map(({ provider }) => provider);
}
