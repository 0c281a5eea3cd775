import type { EntityManager } from '@mikro-orm/postgresql';
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
