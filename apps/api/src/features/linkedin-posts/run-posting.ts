import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinResponse } from '../../adapters/linkedin/response.ts';
import { withAccess } from '../linkedin-connection/with-access.ts';
import { isCurrent, settle, type Claim, type Outcome } from './claim.ts';
import { outcomeOf } from './outcome-of.ts';
import type { PostingDeps } from './posting-deps.ts';

/** The article of a run. */
export interface Words {
  title: string;
  excerpt: string;
}

/**
 * Looks whether the article is there already where that may be, posts it otherwise, and writes down what came of it.
 * Undefined: a later run has taken over, and what comes of it is its own to tell.
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
  const response = await withAccess(
    newEm,
    linkedin,
    async (accessToken): Promise<LinkedinResponse<string | undefined>> => {
      if (claim.mayBeOut) {
        const found = await linkedin.linkedin.findPost(accessToken, organizationId, urls);
        if (found.failure || found.value) return found;
      }
      // Somebody else has taken it over: a run that slept must not post.
      if (!(await isCurrent(newEm(), claim))) return { value: undefined };
      return linkedin.linkedin.post(accessToken, article);
    },
  );
  const outcome = response.failure
    ? (foundByRefusal(response.failure, claim) ?? outcomeOf(response.failure, retryDelay(claim.attempts)))
    : response.value && postedAs(response.value);
  if (!outcome) return undefined;
  const isOurs = await settle(newEm(), claim, await keptWhereItWasOut(newEm(), claim, outcome));
  return isOurs ? outcome : undefined;
}

const postedAs = (urn: string): Outcome => ({ status: 'posted', urn, postedAt: new Date() });

/** What LinkedIn calls a duplicate after an attempt of ours that nobody knows the end of is that attempt's post. */
function foundByRefusal(failure: object, { mayBeOut }: Claim): Outcome | undefined {
  const { kind, urn } = failure as { kind: string; urn?: string };
  return kind === 'duplicate' && mayBeOut && urn ? postedAs(urn) : undefined;
}

/** A second post that did not come about leaves the first. */
async function keptWhereItWasOut(em: EntityManager, { blogPostId }: Claim, outcome: Outcome): Promise<Outcome> {
  if (outcome.status === 'posted') return outcome;
  const [row] = await em.execute<{ isOut: boolean }[]>(
    'select urn is not null as "isOut" from linkedin_posts where blog_post_id = ?',
    [blogPostId],
  );
  return row?.isOut ? { status: 'posted' } : outcome;
}
