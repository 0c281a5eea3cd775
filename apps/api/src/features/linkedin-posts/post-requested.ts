import type { postToLinkedin, PostingFailure } from '@workspace/contracts/linkedin-posts';
import { DomainError } from '../../domain-error.ts';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { pictureMessages, postingMessages } from '@workspace/contracts/posting-messages';
import { LinkedinError } from '../linkedin-connection/linkedin-errors.ts';
import { findAccessFailure } from '../linkedin-connection/with-access-token.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';
import { claimRequested } from './claim.ts';
import { LinkedinPostEntity } from './linkedin-post-entity.ts';
import { articleUrl } from './post-waiting.ts';
import type { PostingDeps } from './posting-deps.ts';
import type { OmittedPicture } from './prepare-picture.ts';
import { runPosting } from './run-posting.ts';

/** Thrown for an article that was not posted. */
export class NotPosted extends DomainError<'not_posted' | 'not_an_article' | 'already_posted' | 'under_way'> {}

type Body = ParsedOf<typeof postToLinkedin>['body'];

/**
 * Posts an article on a staff member's request. Returns the resulting message. Throws `LinkedinError` and
 * `NotPosted` when it failed permanently.
 */
export async function postRequested(
  deps: PostingDeps,
  body: Body,
  askedBy: string,
): Promise<{ message: string; row: LinkedinPostEntity; omitted?: OmittedPicture }> {
  const { newEm, publicOrigin, probePage } = deps;
  // Nothing is recorded for the article while no request to LinkedIn is possible.
  const missing = await findAccessFailure(newEm());
  if (missing) throw new LinkedinError(missing);
  const article = await articleAt(deps, body.url);
  const url = articleUrl(publicOrigin, article.slug);
  if ((await probePage(url)) !== 200)
    throw notPosted(
      'The article does not answer at its public address, where LinkedIn reads its preview. Try again in a moment.',
    );
  const { organizationId, title, content, again = false } = body;
  const claim = await claimRequested(
    newEm(),
    { blogPostId: article.id, organizationId, title, content, askedBy },
    url,
    again,
  );
  if (!claim) throw await duplicateError(deps, article.id);
  const outcome = await runPosting(deps, claim, article);
  if (!outcome) throw await duplicateError(deps, article.id);
  const row = await newEm().findOneOrFail(LinkedinPostEntity, { blogPostId: article.id });
  if (outcome.status === 'failed') throw notPosted(postingMessages[outcome.fault!], outcome.detail);
  if (outcome.status === 'waiting' && again) throw notPosted(secondSentences[outcome.fault!]);
  return { message: messageOf(row), row, ...(outcome.omitted && { omitted: outcome.omitted }) };
}

function messageOf({ status, fault, pictureFault }: LinkedinPostEntity): string {
  if (status !== 'posted') return postingMessages[fault!];
  return pictureFault ? pictureMessages[pictureFault] : 'Posted to LinkedIn.';
}

const notPosted = (...sentences: (string | null | undefined)[]) =>
  new NotPosted('not_posted', sentences.filter(Boolean).join(' '));

/** A second post is never retried automatically. */
const secondSentences: Partial<Record<PostingFailure, string>> = {
  linkedin_away:
    'LinkedIn did not answer well. Look at the page there whether the second post is out before you try again.',
  picture_waiting: 'LinkedIn still processes the cover picture. Try again in a minute.',
  linkedin_busy: 'LinkedIn takes no more posts for now. Try again later.',
};

/** Only an article that readers can see can be posted. */
async function articleAt({ newEm, publicOrigin }: PostingDeps, url: string): Promise<BlogPostEntity> {
  const { origin, pathname } = new URL(url);
  const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  const article =
    origin === publicOrigin && slug
      ? await newEm().findOne(BlogPostEntity, { $and: [{ slug }, readablePosts()] })
      : null;
  if (article) return article;
  throw new NotPosted(
    'not_an_article',
    'This is not the address of a published article. Reload the page and try again.',
  );
}

async function duplicateError({ newEm }: PostingDeps, blogPostId: string) {
  const row = await newEm().findOne(LinkedinPostEntity, { blogPostId });
  if (!row)
    return new NotPosted(
      'not_an_article',
      'The article was deleted meanwhile. Look at LinkedIn whether its post is out.',
    );
  if (row.status === 'waiting')
    return new NotPosted('under_way', 'LinkedIn did not answer, and may have this article. Try again in a minute.');
  return row.status === 'posted'
    ? new NotPosted('already_posted', 'This article is on LinkedIn already.')
    : new NotPosted('under_way', 'This article is being posted at this moment.');
}
