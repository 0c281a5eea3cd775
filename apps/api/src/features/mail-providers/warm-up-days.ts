import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';
import { otherProviders } from './named-providers.ts';
import type { Shaping } from './shaping.ts';
import { plannedEmails, warmUpDays } from './warm-up-plan.ts';

/** SQL: the day of the plan's calendar, which is in UTC. */
export const todaySql = `(now() at time zone 'UTC')::date`;

/** The warm-up of one provider, or of all others together, today. */
export interface WarmUpDay {
  provider: string;
  /** The date of today, in UTC. */
  date: string;
  /** Its day of the plan; 0 or less before it begins. Days that a reaction held are not counted. */
  day: number;
  /** The emails that it may get today. */
  budget: number;
  /** The emails that it got today, with those being submitted. */
  sent: number;
  /** The reaction of yesterday that keeps today's budget from growing; null without one. */
  heldBecause: string | null;
  /** False until the counts of today are opened. */
  isOpen: boolean;
}

/** Returns the providers whose warm-up is not over, in the order of the limits; none without a warm-up. */
export async function findWarmUp(em: EntityManager, { keys, warmUpFrom }: Shaping): Promise<WarmUpDay[]> {
  if (warmUpFrom === null) return [];
  const rows = await em.execute<Omit<WarmUpDay, 'budget'>[]>(
    `select g.provider, to_char(${todaySql}, 'YYYY-MM-DD') as date, coalesce(t.used, 0) as sent, t.day is not null as "isOpen",
       (${todaySql} - p.start + 1 - (select count(*) from mail_warm_up_days h where h.provider = g.provider
         and h.day >= p.start and h.day < ${todaySql} and h.held_because is not null))::int as day,
       (select y.held_because from mail_warm_up_days y where y.provider = g.provider
         and y.day = ${todaySql} - 1 and y.day >= p.start) as "heldBecause"
     from (select ?::date as start) p cross join unnest(?::text[]) with ordinality as g (provider, place)
     left join mail_warm_up_days t on t.provider = g.provider and t.day = ${todaySql}
     order by g.place`,
    [warmUpFrom, arrayLiteral([...keys, otherProviders])],
  );
  return rows
    .filter(({ day }) => day <= warmUpDays)
    .map((row) => ({ ...row, budget: plannedEmails(Math.max(1, row.day), row.provider) }));
}

/**
 * Opens today's counts. A provider that is paused is held from the start of the day: its plan does not grow on a day on
 * which it gets nothing.
 */
export async function openWarmUpDay(em: EntityManager, providers: readonly string[]): Promise<void> {
  await em.execute(
    `insert into mail_warm_up_days (day, provider, held_because)
     select ${todaySql}, g.provider, (select s.sentence from mail_provider_states s
       where s.provider = g.provider and s.paused_until > now())
     from unnest(?::text[]) as g (provider) on conflict do nothing`,
    [arrayLiteral([...providers])],
  );
}

/** Keeps tomorrow's budget of a provider from growing. The first reason of a day remains. */
export async function holdWarmUp(em: EntityManager, provider: string, sentence: string): Promise<void> {
  await em.execute(
    `insert into mail_warm_up_days as w (day, provider, held_because) values (${todaySql}, ?, ?)
     on conflict (day, provider) do update set held_because = coalesce(w.held_because, excluded.held_because)`,
    [provider, sentence],
  );
}

/** Returns the moment at which the budget of the day after `date` begins. */
export const nextDay = (date: string): string => new Date(Date.parse(date) + 24 * 3_600_000).toISOString();
