import type { EntityManager } from '@mikro-orm/postgresql';

/** The maximum rate of messages per second and per hour, for all workers together; 0: no limit. */
export interface MailRate {
  perSecond: number;
  perHour: number;
}

/** The current limit of one provider, for all workers together; 0: no limit. */
export interface ProviderRate {
  provider: string;
  perSecond: number;
}

/** Returns the number of messages to reserve at a time, so that they leave evenly: a quarter of a second's. */
export function slotsPerReservation({ perSecond, perHour }: MailRate, most: number, provider?: ProviderRate): number {
  const rates = [perSecond, perHour / 3600, provider?.perSecond ?? 0].filter((rate) => rate > 0);
  return Math.max(1, Math.min(most, ...rates.map((rate) => Math.floor(rate / 4))));
}

/**
 * Reserves slots for some messages, and returns the milliseconds to wait for them. Each worker reserves in the same
 * rows, so slots never overlap. An unused slot is lost.
 */
export async function reserveSlots(
  em: EntityManager,
  messages: number,
  { perSecond, perHour }: MailRate,
  provider?: ProviderRate,
): Promise<number> {
  const wait = provider && provider.perSecond > 0 ? await reserveOfProvider(em, messages, provider) : 0;
  if (!perSecond && !perHour) return wait;
  const [row] = await em.execute<[{ wait: number }]>(
    `with before as (select * from mail_rate for update)
     update mail_rate r set
       second_free_at = greatest(b.second_free_at, now()) + make_interval(secs => ?),
       hour_free_at = greatest(b.hour_free_at, now()) + make_interval(secs => ?)
     from before b
     returning 1000 * greatest(0, extract(epoch from b.second_free_at - now()), extract(epoch from b.hour_free_at - now()))::float8 as wait`,
    [perSecond ? messages / perSecond : 0, perHour ? (messages * 3600) / perHour : 0],
  );
  return Math.max(wait, row.wait);
}

/** A provider that got nothing has a credit of half a second: otherwise each pause between batches would be lost. */
async function reserveOfProvider(
  em: EntityManager,
  messages: number,
  { provider, perSecond }: ProviderRate,
): Promise<number> {
  await em.execute('insert into mail_provider_states (provider) values (?) on conflict do nothing', [provider]);
  const [row] = await em.execute<[{ wait: number }]>(
    `update mail_provider_states set free_at = greatest(free_at, now() - interval '0.5 s') + make_interval(secs => ?) where provider = ?
     returning 1000 * greatest(0, extract(epoch from old.free_at - now()))::float8 as wait`,
    [messages / perSecond, provider],
  );
  return row.wait;
}
