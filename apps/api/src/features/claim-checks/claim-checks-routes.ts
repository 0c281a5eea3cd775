import type { FastifyInstance } from 'fastify';
import { listClaimChecks } from '@workspace/contracts/claim-checks';
import { serve } from '../../http/serve.ts';
import { ClaimCheckEntity } from './claim-check-entity.ts';

export function claimChecksRoutes(app: FastifyInstance): void {
  serve(app, listClaimChecks, async ({ params: { id: postId }, request: { em } }) => {
    const checks = await em.find(ClaimCheckEntity, { postId }, { orderBy: { checkedAt: 'desc', id: 'asc' } });
    return {
      checks: checks.map(({ sentence, checkedBy, checkedAt }) => ({
        sentence,
        checkedBy,
        checkedAt: checkedAt.toISOString(),
      })),
    };
  });
}
