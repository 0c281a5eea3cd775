import type { EntityManager } from '@mikro-orm/postgresql';
import { draftHistoryDays, unsavedDraftDays } from '@workspace/contracts/draft-history';
import { DraftHistoryEntity } from './draft-history-entity.ts';

/** Stores a draft before its writer has seen it: what a client would send later may be another text. */
export async function storeDraftHistory(em: EntityManager, draft: Omit<DraftHistoryEntity, 'postId'>): Promise<void> {
  await em.insert(DraftHistoryEntity, { ...draft, postId: null });
}

/** Adds a draft to the history of the post that its writer saved from it. An unknown or deleted draft changes nothing. */
export async function linkDraftHistory(
  em: EntityManager,
  { id, postId, by }: { id: string; postId: string; by: string | null },
): Promise<void> {
  await em.nativeUpdate(DraftHistoryEntity, { id, postId: null, draftedBy: by ?? '' }, { postId });
}

const day = 86_400_000;

/** Deletes drafts that are older than their retention, which is short for one that nobody saved. */
export async function deleteOldDraftHistory(em: EntityManager, now: Date): Promise<{ deleted: number }> {
  const before = (days: number) => ({ $lt: new Date(now.getTime() - days * day) });
  const old = { $or: [{ draftedAt: before(draftHistoryDays) }, { postId: null, draftedAt: before(unsavedDraftDays) }] };
  return { deleted: await em.nativeDelete(DraftHistoryEntity, old) };
}
