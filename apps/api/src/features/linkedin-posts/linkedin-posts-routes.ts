import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import {
  listLinkedinPosts,
  postToLinkedin,
  retryLinkedinPost,
  takeBackLinkedinPost,
} from '@workspace/contracts/linkedin-posts';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { serve } from '../../http/serve.ts';
import { LinkedinConnectionEntity } from '../linkedin-connection/linkedin-connection-entity.ts';
import { configured, LinkedinError, LinkedinNotConfigured } from '../linkedin-connection/linkedin-errors.ts';
import { LinkedinPostEntity } from './linkedin-post-entity.ts';
import { NotPosted, postRequested } from './post-requested.ts';
import type { PostingDeps } from './posting-deps.ts';
import { secondsUntilListed } from './retry-delay.ts';
import { toLinkedinPost } from './to-linkedin-post.ts';

export interface LinkedinPostsDeps {
  posting: PostingDeps | undefined;
  /** Enqueues the job that reconciles waiting posts. */
  reconcile: (at?: Date) => void;
}

export function linkedinPostsRoutes(app: FastifyInstance, { posting, reconcile }: LinkedinPostsDeps): void {
  const toResponse = (row: LinkedinPostEntity) => toLinkedinPost(row, posting?.linkedin.linkedin.addressOf);

  serve(app, listLinkedinPosts, async ({ query, request: { em } }) => {
    const rows = await em.find(LinkedinPostEntity, { blogPostId: query.blogPostIds.split(',') });
    return { posts: rows.map(toResponse) };
  });

  serve(
    app,
    postToLinkedin,
    [LinkedinNotConfigured, LinkedinError, NotPosted],
    async ({ body, user, request: { log } }) => {
      const ready = configured(posting);
      const { message, row, omitted } = await postRequested(ready, body, user.email);
      if (row.nextAt) reconcile(row.nextAt);
      log.info({ event: 'linkedin_post_asked', postId: row.blogPostId, status: row.status });
      if (omitted) log.warn({ event: 'linkedin_picture_omitted', postId: row.blogPostId, ...omitted });
      return { message, post: toResponse(row) };
    },
  );

  serve(
    app,
    retryLinkedinPost,
    [LinkedinNotConfigured, LinkedinError],
    async ({ params: { blogPostId }, request: { em, log } }) => {
      configured(posting);
      const row = await retry(em, blogPostId);
      log.info({ event: 'linkedin_post_retried', postId: blogPostId });
      reconcile();
      return { post: toResponse(row) };
    },
  );

  serve(app, takeBackLinkedinPost, async ({ params: { blogPostId }, request: { em, log } }) => {
    const row = await takeBack(em, blogPostId);
    log.info({ event: 'linkedin_post_taken_back', postId: blogPostId });
    return { post: toResponse(row) };
  });
}

/**
 * Queues a failed or skipped post again for the currently chosen organization; a waiting post becomes due immediately,
 * or once LinkedIn lists the post that an attempt may have made.
 */
async function retry(em: EntityManager, blogPostId: string): Promise<LinkedinPostEntity> {
  const [connection] = await em.find(LinkedinConnectionEntity, {});
  if (!connection) throw new LinkedinError({ kind: 'not_connected' });
  const again = { status: 'waiting', nextAt: new Date(), fault: null, detail: null, looks: 0 } as const;
  // An attempt without a response may have made the post: it keeps its fault, so that the next retry waits too.
  const away = { blogPostId, status: 'waiting', fault: 'linkedin_away' } as const;
  const listedAt = raw<Date>(`greatest(now(), begun_at + interval '${secondsUntilListed} seconds')`);
  const page = connection.organizationId ? { organizationId: connection.organizationId } : {};
  // Uses the current text of the article: LinkedIn may have rejected the old one.
  const anew = { ...again, ...page, title: null, content: null, pictureAttempts: 0, pictureFault: null };
  const changed =
    (await em.nativeUpdate(LinkedinPostEntity, away, { nextAt: listedAt })) ||
    (await em.nativeUpdate(LinkedinPostEntity, { blogPostId, status: 'waiting' }, again)) ||
    (await em.nativeUpdate(LinkedinPostEntity, { blogPostId, status: ['failed', 'skipped'] }, anew));
  if (changed === 0)
    throw apiError<'nothing_to_retry'>(
      retryLinkedinPost,
      'nothing_to_retry',
      'There is nothing to try again. Reload the page to see where it stands.',
    );
  return em.findOneOrFail(LinkedinPostEntity, { blogPostId });
}

/** Skips a waiting post. An attempt in flight continues. */
async function takeBack(em: EntityManager, blogPostId: string): Promise<LinkedinPostEntity> {
  const back = { status: 'skipped', nextAt: null, fault: 'taken_back', detail: null } as const;
  const changed = await em.nativeUpdate(LinkedinPostEntity, { blogPostId, status: 'waiting' }, back);
  if (changed === 0)
    throw apiError<'nothing_to_take_back'>(
      takeBackLinkedinPost,
      'nothing_to_take_back',
      'It does not wait any more. Reload the page to see where it stands.',
    );
  return em.findOneOrFail(LinkedinPostEntity, { blogPostId });
}
