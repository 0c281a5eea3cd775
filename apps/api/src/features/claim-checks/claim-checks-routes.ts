import type { FastifyInstance } from 'fastify';
import {
  addClaimSource,
  changeClaimChecks,
  deleteClaimSource,
  listClaimChecks,
} from '@workspace/contracts/claim-checks';
import { serve } from '../../http/serve.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { PostNotFound } from '../blog-posts/post-errors.ts';
import { ClaimCheckEntity } from './claim-check-entity.ts';
import { ClaimSourceEntity } from './claim-source-entity.ts';
import { addSource, removeSource, setShowSources, SourceNotFound } from './manage-sources.ts';
import { toClaimSource } from './to-claim-source.ts';

export function claimChecksRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, listClaimChecks, async ({ params: { id: postId }, request: { em } }) => {
    const post = await em.findOne(BlogPostEntity, { id: postId }, { fields: ['showSources'] });
    const checks = await em.find(ClaimCheckEntity, { postId }, { orderBy: { checkedAt: 'desc', id: 'asc' } });
    const sources = await em.find(ClaimSourceEntity, { postId }, { orderBy: { addedAt: 'asc', id: 'asc' } });
    return {
      checks: checks.map(({ sentence, checkedBy, checkedAt }) => ({
        sentence,
        checkedBy,
        checkedAt: checkedAt.toISOString(),
      })),
      sources: sources.map(toClaimSource),
      showSources: post?.showSources ?? false,
    };
  });

  serve(app, changeClaimChecks, [PostNotFound], async ({ params: { id }, body, request: { em, log } }) => {
    if (body.showSources !== undefined) {
      await setShowSources(em, id, body.showSources);
      log.info({ event: 'claim_sources_display_changed', postId: id });
    }
    const post = await em.findOne(BlogPostEntity, { id }, { fields: ['showSources'] });
    if (!post) throw new PostNotFound();
    return { showSources: post.showSources };
  });

  serve(app, addClaimSource, [PostNotFound], async ({ params: { id }, body, user, request: { em, log } }) => {
    const source = await addSource(em, id, body, { by: user.email, at: new Date(clock()) });
    log.info({ event: 'claim_source_added', postId: id, sourceId: source.id });
    return { source };
  });

  serve(app, deleteClaimSource, [SourceNotFound], async ({ params: { id, sourceId }, request: { em, log } }) => {
    await removeSource(em, id, sourceId);
    log.info({ event: 'claim_source_deleted', postId: id, sourceId });
  });
}
