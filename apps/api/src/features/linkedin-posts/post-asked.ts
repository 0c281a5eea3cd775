import { postToLinkedin, type PostingFault } from '@workspace/contracts/linkedin-posts';
import { problem } from '@workspace/contracts/endpoint/problem';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { postingSentences } from '@workspace/contracts/posting-sentences';
import { refusalOf } from '../linkedin-connection/refusals.ts';
import { missingAccess } from '../linkedin-connection/with-access.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readable } from '../blog-posts/readable.ts';
import { claimAsked } from './claim.ts';
import { LinkedinPostEntity } from './linkedin-post-entity.ts';
import { articleUrl } from './post-waiting.ts';
import type { PostingDeps } from './posting-deps.ts';
import { runPosting } from './run-posting.ts';

type Body = ParsedOf<typeof postToLinkedin>['body'];

/** Posts an article because a person says so, now. Gives the sentence on what came of it; refuses where it did not go out for good. */
export async function postAsked(deps: PostingDeps, body: Body, askedBy: string): Promise<[string, LinkedinPostEntity]> {
  const { newEm, publicOrigin, probePage } = deps;
  // Nothing is noted of the article while there is nothing to post it with.
  const missing = await missingAccess(newEm());
  if (missing) throw refusalOf(postToLinkedin, missing);
  const article = await articleAt(deps, body.url);
  const url = articleUrl(publicOrigin, article.slug);
  if ((await probePage(url)) !== 200)
    throw notPosted(
      'The article does not answer at its public address, where LinkedIn reads its preview. Try again in a moment.',
    );
  const { organizationId, title, content, again = false } = body;
  const claim = await claimAsked(
    newEm(),
    { blogPostId: article.id, organizationId, title, content, askedBy },
    url,
    again,
  );
  if (!claim) throw await alreadyRefusal(deps, article.id);
  const outcome = await runPosting(deps, claim, article);
  if (!outcome) throw await alreadyRefusal(deps, article.id);
  const row = await newEm().findOneOrFail(LinkedinPostEntity, { blogPostId: article.id });
  if (outcome.status === 'failed') throw notPosted(postingSentences[outcome.fault!], outcome.detail);
  if (outcome.status === 'waiting' && again) throw notPosted(secondSentences[outcome.fault!]);
  return [outcome.status === 'posted' ? 'Posted to LinkedIn.' : postingSentences[outcome.fault!], row];
}

const notPosted = (...sentences: (string | null | undefined)[]) =>
  problem<'not_posted'>(postToLinkedin, 'not_posted', sentences.filter(Boolean).join(' '));

/** A second post is never tried again by itself. */
const secondSentences: Partial<Record<PostingFault, string>> = {
  linkedin_away:
    'LinkedIn did not answer well. Look at the page there whether the second post is out before you try again.',
  linkedin_busy: 'LinkedIn takes no more posts for now. Try again later.',
};

/** Only what readers can read here can be posted from here. */
async function articleAt({ newEm, publicOrigin }: PostingDeps, url: string): Promise<BlogPostEntity> {
  const { origin, pathname } = new URL(url);
  const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  const article =
    origin === publicOrigin && slug ? await newEm().findOne(BlogPostEntity, { $and: [{ slug }, readable()] }) : null;
  if (article) return article;
  throw problem<'not_an_article'>(
    postToLinkedin,
    'not_an_article',
    'This is not the address of a published article. Reload the page and try again.',
  );
}

async function alreadyRefusal({ newEm }: PostingDeps, blogPostId: string) {
  const row = await newEm().findOne(LinkedinPostEntity, { blogPostId });
  if (!row)
    return problem<'not_an_article'>(
      postToLinkedin,
      'not_an_article',
      'The article was deleted meanwhile. Look at LinkedIn whether its post is out.',
    );
  return row.status === 'posted'
    ? problem<'already_posted'>(postToLinkedin, 'already_posted', 'This article is on LinkedIn already.')
    : problem<'under_way'>(postToLinkedin, 'under_way', 'This article is being posted at this moment.');
}
