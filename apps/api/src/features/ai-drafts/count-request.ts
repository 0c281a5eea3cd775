import type { EntityManager } from '@mikro-orm/postgresql';
import { AiDraftEntity } from './ai-draft-entity.ts';

/** Returns the time when the daily quota resets: midnight UTC, the one time zone that all processes share. */
export function startOfNextDay(now: number): Date {
  const day = 86_400_000;
  return new Date((Math.floor(now / day) + 1) * day);
}

const startOfDay = (now: number): Date => new Date(startOfNextDay(now).getTime() - 86_400_000);

/** Returns the number of requests of a staff member today. */
export function requestsToday(em: EntityManager, person: string, now: number): Promise<number> {
  return em.count(AiDraftEntity, { askedBy: person, askedAt: { $gte: startOfDay(now) }, counts: true });
}

interface Requesting {
  kind: 'title' | 'post' | 'suggestion';
  person: string;
  model: string;
  now: number;
}

/**
 * Counts a request before it is made. Returns undefined when the daily quota is used up, also with concurrent requests
 * in several processes.
 */
export function countRequest(
  em: EntityManager,
  { kind, person, model, now }: Requesting,
  dailyLimit: number,
): Promise<string | undefined> {
  return em.transactional(async (inside) => {
    // Serializes the requests of one staff member until each has been counted.
    await inside.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ai_drafts ${person}`]);
    if ((await requestsToday(inside, person, now)) >= dailyLimit) return undefined;
    const draft = inside.create(AiDraftEntity, { kind, askedBy: person, askedAt: new Date(now), model });
    await inside.flush();
    return draft.id;
  });
}

/** The outcome of a request. One that never reached the model does not count. */
export type Result = Pick<
  AiDraftEntity,
  'outcome' | 'counts' | 'attempts' | 'inputTokens' | 'outputTokens' | 'milliseconds'
>;

export async function recordResult(em: EntityManager, id: string, result: Result): Promise<void> {
  await em.nativeUpdate(AiDraftEntity, { id }, result);
}
