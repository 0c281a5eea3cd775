import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinResponse } from '../../adapters/linkedin/response.ts';
import { withAccessToken } from '../linkedin-connection/with-access-token.ts';
import { isCurrent, settle, type Claim, type Outcome } from './claim.ts';
import { outcomeOf } from './outcome-of.ts';
import type { PostingDeps } from './posting-deps.ts';

/** The texts of a post. */
export interface Words {
  title: string;
  excerpt: string;
}

/**
 * Checks for an existing post when an earlier attempt may have succeeded, posts the article otherwise, and stores the
 * outcome. Undefined when a later attempt has taken over.
 */
export async function runPosting(
  { newEm, linkedin, retryDelay }: PostingDeps,
  claim: Claim,
  { title, excerpt }: Words,
): Promise<Outcome | undefined> {
  const { organizationId, urls } = claim;
  const article = {
    organizationId,
    title: claim.title ?? title,
    content: claim.content ?? excerpt,
    url: urls.at(-1)!,
  };
  const response = await withAccessToken(
    newEm,
    linkedin,
    async (accessToken): Promise<LinkedinResponse<string | undefined>> => {
      if (claim.mayBeOut) {
        const found = await linkedin.linkedin.findPost(accessToken, organizationId, urls);
        if (found.failure || found.value) return found;
      }
      // Another attempt has taken over: a process that was suspended must not post.
      if (!(await isCurrent(newEm(), claim))) return { value: undefined };
      return linkedin.linkedin.post(accessToken, article);
    },
  );
  const outcome = response.failure
    ? (findDuplicate(response.failure, claim) ?? outcomeOf(response.failure, retryDelay(claim.attempts)))
    : response.value && postedAs(response.value);
  if (!outcome) return undefined;
  const isOurs = await settle(newEm(), claim, await withFirstPost(newEm(), claim, outcome));
  return isOurs ? outcome : undefined;
}

const postedAs = (urn: string): Outcome => ({ status: 'posted', urn, postedAt: new Date() });

/** A duplicate that LinkedIn reports after an attempt with an unknown result is that attempt's post. */
function findDuplicate(failure: object, { mayBeOut }: Claim): Outcome | undefined {
  const { kind, urn } = failure as { kind: string; urn?: string };
  return kind === 'duplicate' && mayBeOut && urn ? postedAs(urn) : undefined;
}

/** A failed second post leaves the first one. */
async function withFirstPost(em: EntityManager, { blogPostId }: Claim, outcome: Outcome): Promise<Outcome> {
  if (outcome.status === 'posted') return outcome;
  const [row] = await em.execute<{ isOut: boolean }[]>(
    'select urn is not null as "isOut" from linkedin_posts where blog_post_id = ?',
    [blogPostId],
  );
  return row?.isOut ? { status: 'posted' } : outcome;
}
