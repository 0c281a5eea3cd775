import type { FastifyInstance } from 'fastify';
import { getDraftHistory, type DraftHistory } from '@workspace/contracts/draft-history';
import { serve } from '../../http/serve.ts';
import { DraftHistoryEntity } from './draft-history-entity.ts';

export function draftHistoryRoutes(app: FastifyInstance): void {
  serve(app, getDraftHistory, async ({ params: { id: postId }, request: { em } }) => {
    const drafts = await em.find(DraftHistoryEntity, { postId }, { orderBy: { draftedAt: 'desc' } });
    return { drafts: drafts.map(toDraftHistory) };
  });
}

function toDraftHistory({ postId: _post, draftedAt, ...draft }: DraftHistoryEntity): DraftHistory {
  return { ...draft, draftedAt: draftedAt.toISOString() };
}
