import type { EntityManager } from '@mikro-orm/postgresql';
import type { CampaignProvider } from '@workspace/contracts/mail-providers';
import type { CampaignCounts } from '@workspace/contracts/campaign';
import { waitingSql } from './waiting-emails.ts';
import { otherProviders } from './named-providers.ts';
import { findStates, type ProviderState } from './provider-states.ts';
import { groupOf, type Shaping } from './shaping.ts';
import { findWarmUp } from './warm-up-days.ts';
import { groupName, toToday } from './warm-up-of.ts';

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
  const waiting = pauses.length > 0 ? await findWaiting(em, campaignId) : [];
  const warmUp = (await findWarmUp(em, shaping)).filter(({ day }) => day > 0);
  return rows.map(({ key, ...counts }) => {
    const keys = key === otherProviders ? waiting.filter((each) => !shaping.keys.includes(each)) : [key];
    const isOpen = counts.queued + counts.retry > 0;
    const today = warmUp.find(({ provider }) => provider === groupOf(shaping, key));
    return {
      key,
      name: groupName(key, shaping),
      counts,
      pauses: isOpen
        ? pauses.filter(({ provider }) => keys.includes(provider)).map((each) => pauseOf(each, shaping))
        : [],
      warmUp: isOpen && today ? toToday(today) : null,
    };
  });
}

const pauseOf = ({ provider, pausedUntil, sentence }: ProviderState, { nameOf }: Shaping) => ({
  key: provider,
  name: nameOf(provider),
  until: new Date(pausedUntil!).toISOString(),
  sentence: sentence ?? '',
});

/** Returns the providers that emails of a campaign wait for. */
async function findWaiting(em: EntityManager, campaignId: string): Promise<string[]> {
  const rows = await em.execute<{ provider: string }[]>(waitingSql('b.campaign_id = ?'), [campaignId]);
  return rows.map(({ provider }) => provider);
}
