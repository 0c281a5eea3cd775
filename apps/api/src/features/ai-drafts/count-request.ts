import type { EntityManager } from '@mikro-orm/postgresql';
import { AiDraftEntity } from './ai-draft-entity.ts';

/** When a person's count begins anew: midnight, in the one time zone that all copies share. */
export function nextDay(now: number): Date {
  const day = 86_400_000;
  return new Date((Math.floor(now / day) + 1) * day);
}

const dayBegan = (now: number): Date => new Date(nextDay(now).getTime() - 86_400_000);

/** How often this person has asked today. */
export function requestsToday(em: EntityManager, person: string, now: number): Promise<number> {
  return em.count(AiDraftEntity, { askedBy: person, askedAt: { $gte: dayBegan(now) }, counts: true });
}

interface Asking {
  kind: 'title' | 'post';
  person: string;
  model: string;
  now: number;
}

/** Counts an asking before it is made. Undefined where the day's are used up, however many ask at a time in however many copies. */
export function countRequest(
  em: EntityManager,
  { kind, person, model, now }: Asking,
  dailyLimit: number,
): Promise<string | undefined> {
  return em.transactional(async (inside) => {
    // One after the other for one person, until each has been counted.
    await inside.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ai_drafts ${person}`]);
    if ((await requestsToday(inside, person, now)) >= dailyLimit) return undefined;
    const draft = inside.create(AiDraftEntity, { kind, askedBy: person, askedAt: new Date(now), model });
    await inside.flush();
    return draft.id;
  });
}

/** What an asking came to. What never reached the model does not count. */
export type Result = Pick<
  AiDraftEntity,
  'outcome' | 'counts' | 'attempts' | 'inputTokens' | 'outputTokens' | 'milliseconds'
>;

export async function recordResult(em: EntityManager, id: string, result: Result): Promise<void> {
  await em.nativeUpdate(AiDraftEntity, { id }, result);
}
