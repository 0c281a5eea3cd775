import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { getVersionOfPost, listVersionsOfPost, restoreVersionOfPost } from '@workspace/contracts/blog-post-versions';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { serve } from '../../http/serve.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { editPost, editPostErrors } from '../blog-posts/save-post.ts';
import { pickContent } from '@workspace/contracts/post-content';
import { BlogPostVersionEntity } from './blog-post-version-entity.ts';
import { listVersions } from './list-versions.ts';
import { toVersion } from './to-version.ts';

export function blogPostVersionsRoutes(
  app: FastifyInstance,
  { clock, sessionSecrets: secrets }: { clock: () => number; sessionSecrets: readonly string[] },
): void {
  serve(app, listVersionsOfPost, async ({ params: { id: postId }, request: { em } }) => {
    const versions = await listVersions(em, postId);
    if (versions.length === 0 && (await em.count(BlogPostEntity, { id: postId })) === 0)
      throw apiError(listVersionsOfPost, 'not_found', 'This post does not exist any more.');
    return { versions };
  });

  serve(app, getVersionOfPost, async ({ params, request: { em } }) => ({
    version: toVersion(await oneVersion(em, getVersionOfPost, params)),
  }));

  serve(app, restoreVersionOfPost, editPostErrors, async ({ params, user, request: { em, log } }) => {
    const version = await oneVersion(em, restoreVersionOfPost, params);
    const post = await editPost(em, params.id, pickContent(version), {
      by: user.email,
      at: new Date(clock()),
      secrets,
    });
    log.info({ event: 'post_version_restored', postId: post.id, versionId: version.id });
    return { post };
  });
}

async function oneVersion(
  em: EntityManager,
  endpoint: Endpoint,
  { id: postId, versionId: id }: { id: string; versionId: string },
) {
  const version = await em.findOne(BlogPostVersionEntity, { id, postId }, { populate: ['content'] });
  if (!version) throw apiError(endpoint, 'not_found', 'This version does not exist any more.');
  return version;
}
