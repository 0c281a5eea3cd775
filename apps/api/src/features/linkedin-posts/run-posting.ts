import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinFailure, LinkedinResponse } from '../../adapters/linkedin/response.ts';
import type { LinkedinThumbnail } from '../../adapters/linkedin/rest.ts';
import { withAccessToken } from '../linkedin-connection/with-access-token.ts';
import { isCurrent, settle, type Claim, type Outcome } from './claim.ts';
import { outcomeOf } from './outcome-of.ts';
import type { PostingDeps } from './posting-deps.ts';
import { omitPicture, preparePicture, type OmittedPicture } from './prepare-picture.ts';

/** The texts of a post, and its picture. */
export interface PostedArticle {
  title: string;
  excerpt: string;
  coverImageId?: string | null;
}

/** The outcome of an attempt, and the picture that it omitted. */
export type Attempt = Outcome & { omitted?: OmittedPicture };

/**
 * Checks for an existing post when an earlier attempt may have succeeded, posts the article otherwise, and stores the
 * outcome. Undefined when a later attempt has taken over. `job`: the name of the job that does it by itself.
 */
export async function runPosting(
  deps: PostingDeps,
  claim: Claim,
  article: PostedArticle,
  job?: string,
): Promise<Attempt | undefined> {
  const { newEm, linkedin, retryDelay } = deps;
  let omitted: OmittedPicture | undefined;
  const response = await withAccessToken(
    newEm,
    linkedin,
    async (accessToken): Promise<LinkedinResponse<string | undefined>> => {
      if (claim.mayBeOut) {
        const found = await linkedin.linkedin.findPost(accessToken, claim.organizationId, claim.urls);
        if (found.failure || found.value) return found;
      }
      const posted = await postWithPicture(deps, accessToken, claim, article);
      omitted = posted.omitted ?? omitted;
      return posted.response;
    },
  );
  const outcome = response.failure
    ? (findDuplicate(response.failure, claim) ?? outcomeOf(response.failure, retryDelay(claim.attempts)))
    : response.value && postedAs(response.value);
  if (!outcome) return undefined;
  const isOurs = await settle(newEm(), claim, await withFirstPost(newEm(), claim, outcome), job);
  return isOurs ? { ...outcome, ...(omitted && { omitted }) } : undefined;
}

/** Posts an article with its picture, or without one that LinkedIn does not take. */
async function postWithPicture(deps: PostingDeps, accessToken: string, claim: Claim, article: PostedArticle) {
  const picture = await preparePicture(deps, accessToken, claim, article.coverImageId);
  if (picture.failure) return { response: { failure: picture.failure } };
  const { thumbnail, omitted } = picture.value;
  const post = async (thumbnail?: LinkedinThumbnail): Promise<LinkedinResponse<string | undefined>> => {
    // Another attempt has taken over: a process that was suspended must not post.
    if (!(await isCurrent(deps.newEm(), claim))) return { value: undefined };
    const { organizationId, urls } = claim;
    const texts = { title: claim.title ?? article.title, content: claim.content ?? article.excerpt };
    return deps.linkedin.linkedin.post(accessToken, { organizationId, ...texts, url: urls.at(-1)!, thumbnail });
  };
  const response = await post(thumbnail);
  if (!thumbnail || !rejectsPicture(response.failure)) return { response, omitted };
  const rejected = await omitPicture(deps, claim, { fault: 'picture_rejected', code: response.failure!.code });
  return { response: await post(), omitted: rejected };
}

/** Returns true when LinkedIn rejected a post because of its picture, so that it is not out. */
const rejectsPicture = (failure: LinkedinFailure | undefined): boolean =>
  failure?.kind === 'text' && (failure.code === 'INVALID_CONTENT_OWNERSHIP' || /thumbnail/i.test(failure.detail ?? ''));

const postedAs = (urn: string): Outcome => ({ status: 'posted', urn, postedAt: new Date() });

/** A duplicate that LinkedIn reports after an attempt with an unknown result is that attempt's post. */
function findDuplicate(failure: object, { mayBeOut }: Claim): Outcome | undefined {
  const { kind, urn } = failure as { kind: string; urn?: string };
  return kind === 'duplicate' && mayBeOut && urn ? postedAs(urn) : undefined;
}

/** A failed second post leaves the first one, and what is known of its picture. */
async function withFirstPost(
  em: EntityManager,
  { blogPostId, earlierPictureFault }: Claim,
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.status === 'posted') return outcome;
  const [row] = await em.execute<{ isOut: boolean }[]>(
    'select urn is not null as "isOut" from linkedin_posts where blog_post_id = ?',
    [blogPostId],
  );
  return row?.isOut ? { status: 'posted', pictureFault: earlierPictureFault } : outcome;
}
