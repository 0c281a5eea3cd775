import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { learnDomains } from '../../mail-providers/learn-domains.ts';
import { groupOf } from '../../mail-providers/shaping.ts';
import { findWarmUp, type WarmUpDay } from '../../mail-providers/warm-up-days.ts';
import { groupName } from '../../mail-providers/warm-up-of.ts';
import { daysNeeded } from '../../mail-providers/warm-up-plan.ts';
import { SegmentBroken, SegmentNotFound } from '../../segments/find-segment.ts';
import { audienceOf, type Audience, type AudienceFields } from '../audience/audience.ts';
import { countDomains } from '../audience/count-domains.ts';
import type { CampaignsDeps } from '../newsletter-campaigns-deps.ts';

/** The domains that are looked up: the ones with the most people. The rest counts for the other providers. */
const lookups = 200;
const lookupMilliseconds = 3_000;

type Deps = Pick<CampaignsDeps, 'shaping' | 'networkChecks'>;

/** Tells how many days a campaign takes during a warm-up; undefined without one, or without an audience. */
export async function checkWarmUp(
  em: EntityManager,
  about: AudienceFields,
  { shaping, networkChecks }: Deps,
): Promise<PreflightCheck | undefined> {
  if (!shaping) return undefined;
  const warmUp = (await findWarmUp(em, shaping)).filter(({ day }) => day > 0);
  const audience = warmUp.length > 0 ? await audienceOrNone(em, about) : undefined;
  if (!audience) return undefined;
  const people = new Map<string, number>();
  for (const { provider, count } of await countProviders(em, audience, { shaping, networkChecks })) {
    const group = groupOf(shaping, provider);
    people.set(group, (people.get(group) ?? 0) + count);
  }
  const waits = warmUp.map((day) => ({ day, days: daysOf(day, people.get(day.provider) ?? 0) }));
  const longest = waits.reduce((one, other) => (other.days > one.days ? other : one));
  const { day, budget, provider } = longest.day;
  if (longest.days === 1)
    return { name: 'warm-up', outcome: 'ok', sentence: `Warm-up, day ${day} of 28: everybody gets it today.` };
  const number = (value: number) => value.toLocaleString('en-US');
  return {
    name: 'warm-up',
    outcome: 'warning',
    sentence: `Warm-up, day ${day} of 28: this newsletter takes about ${longest.days} days. ${groupName(provider, shaping)} gets ${number(budget)} emails today and a quarter more each day, and ${number(people.get(provider) ?? 0)} people are there.`,
  };
}

const daysOf = (today: WarmUpDay, people: number): number =>
  daysNeeded(people, { ...today, left: Math.max(0, today.budget - today.sent) });

/** Another check says why a campaign has no audience. */
async function audienceOrNone(em: EntityManager, about: AudienceFields): Promise<Audience | undefined> {
  try {
    return await audienceOf(em, about);
  } catch (thrown) {
    if (thrown instanceof SegmentNotFound || thrown instanceof SegmentBroken) return undefined;
    throw thrown;
  }
}

async function countProviders(
  em: EntityManager,
  audience: Audience,
  { shaping, networkChecks: { resolve } }: Deps,
): Promise<{ provider: string; count: number }[]> {
  const counted = await countDomains(em, audience);
  const unknown = counted.filter(({ provider }) => provider === null).slice(0, lookups);
  if (unknown.length === 0)
    return counted.map(({ domain, provider, count }) => ({ provider: provider ?? domain, count }));
  await learnDomains(
    em,
    unknown.map(({ domain }) => domain),
    { resolve, configured: shaping?.configured ?? [], milliseconds: lookupMilliseconds },
  );
  const again = await countDomains(em, audience);
  return again.map(({ domain, provider, count }) => ({ provider: provider ?? domain, count }));
}
