import type { EntityManager } from '@mikro-orm/postgresql';
import type { WarmUp, WarmUpToday } from '@workspace/contracts/mail-providers';
import { otherProviders } from './named-providers.ts';
import type { Shaping } from './shaping.ts';
import { findWarmUp, nextDay, type WarmUpDay } from './warm-up-days.ts';
import { plannedEmails, warmUpDays } from './warm-up-plan.ts';

const plan = Array.from({ length: warmUpDays }, (_, index) => plannedEmails(index + 1, ''));

/** Returns the warm-up for staff; null without one, and when it is over. */
export async function warmUpOf(em: EntityManager, shaping: Shaping): Promise<WarmUp | null> {
  const days = await findWarmUp(em, shaping);
  if (days.length === 0) return null;
  const providers = days.map((day) => ({
    key: day.provider,
    name: groupName(day.provider, shaping),
    ...toToday(day),
  }));
  return { from: shaping.warmUpFrom!, plan, providers };
}

/** Returns the name of a provider for people; one for all others together. */
export const groupName = (key: string, { nameOf }: Shaping): string =>
  key === otherProviders ? 'Other providers' : nameOf(key);

export const toToday = ({ date, day, sent, budget, heldBecause }: WarmUpDay): WarmUpToday => ({
  day,
  days: warmUpDays,
  sent,
  budget,
  heldBecause,
  nextAt: nextDay(date),
});
