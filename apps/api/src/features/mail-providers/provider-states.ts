import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { domainKey } from '../../database/address-domain.ts';

/** How a provider is treated now: its rate is halved `level` times, and it gets nothing for `pausedSeconds`. */
export interface ProviderState {
  provider: string;
  level: number;
  pausedSeconds: number;
  /** Null when it is not paused. */
  pausedUntil: Date | null;
  cause: ReplyKind | null;
  sentence: string | null;
}

/** The reason for a change of a state, as a reply of the provider gave it. */
export interface Cause {
  kind: ReplyKind;
  sentence: string;
}

/** The level goes down by one in each of these many minutes without another complaint of the provider. */
const minutesPerLevel = 10;
const maxLevel = 6;
const firstPauseSeconds = 30;

/** SQL: the level of a row `s` by now. */
const levelNow = `greatest(0, s.level - floor(extract(epoch from now() - s.changed_at) / ${minutesPerLevel * 60}))::int`;

/** Returns the providers that are slowed or paused. */
export function findStates(em: EntityManager): Promise<ProviderState[]> {
  return em.execute<ProviderState[]>(
    `select s.provider, ${levelNow} as level,
       greatest(0, coalesce(extract(epoch from s.paused_until - now()), 0))::float8 as "pausedSeconds",
       case when s.paused_until > now() then s.paused_until end as "pausedUntil", s.cause, s.sentence
     from mail_provider_states s where s.paused_until > now() or ${levelNow} > 0`,
  );
}

/**
 * Halves the rate of a provider, and pauses it: for 30 seconds at first, twice as long each time, 16 minutes at most.
 * Returns false when it is paused already: emails in submission at the same time get the same reply.
 */
export async function slowDown(em: EntityManager, provider: string, cause: Cause): Promise<boolean> {
  const slowed = await em.execute<unknown[]>(
    `insert into mail_provider_states as s (provider, level, paused_until, cause, sentence)
     values (?, 1, now() + make_interval(secs => ${firstPauseSeconds}), ?, ?)
     on conflict (provider) do update set
       level = least(${maxLevel}, ${levelNow} + 1),
       paused_until = now() + make_interval(secs => ${firstPauseSeconds} * 2 ^ least(5, ${levelNow})),
       cause = excluded.cause, sentence = excluded.sentence, changed_at = now()
     where s.paused_until is null or s.paused_until <= now()
     returning 1`,
    [provider, cause.kind, cause.sentence],
  );
  return slowed.length > 0;
}

/** Pauses a provider for a time. Returns false when it is paused for longer already. */
export async function pauseProvider(
  em: EntityManager,
  provider: string,
  seconds: number,
  cause: Cause,
): Promise<boolean> {
  const paused = await em.execute<unknown[]>(
    `insert into mail_provider_states as s (provider, paused_until, cause, sentence)
     values (?, now() + make_interval(secs => ?), ?, ?)
     on conflict (provider) do update set paused_until = excluded.paused_until,
       cause = excluded.cause, sentence = excluded.sentence, changed_at = now()
     where s.paused_until is null or s.paused_until < excluded.paused_until
     returning 1`,
    [provider, seconds, cause.kind, cause.sentence],
  );
  return paused.length > 0;
}

/** Ends the pause of a provider. Emails that wait for it are due at once. Returns false when there is none. */
export async function resume(em: EntityManager, provider: string): Promise<boolean> {
  const ended = await em.execute<unknown[]>(
    `with ended as (
       update mail_provider_states set paused_until = null, level = 0, changed_at = now()
       where provider = ? and paused_until > now() returning provider
     ), waiting as (
       update newsletter_deliveries d set retry_at = now()
       from ended e, newsletter_campaigns c, mail_domains m
       where c.id = d.campaign_id and c.status in ('sending', 'paused') and d.status = 'retry'
         and d.reason = 'provider_paused' and m.provider = e.provider and m.domain = ${domainKey('d.email')}
       returning d.campaign_id, d.id
     ), due as (
       update newsletter_batches b set due_at = now() from waiting w
       where b.campaign_id = w.campaign_id and w.id between b.first_id and b.last_id and b.done_at is null
     )
     select provider from ended`,
    [provider],
  );
  return ended.length > 0;
}
