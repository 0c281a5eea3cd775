import type { EntityManager } from '@mikro-orm/postgresql';
import { campaignLimits } from '@workspace/contracts/campaign-blocks';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { addCampaign } from '../newsletter-campaigns/drafts/add-campaign.ts';
import { digestTimes } from './digest-times.ts';

interface DueList {
  id: string;
  name: string;
  day: number;
  hour: number;
  plannedAt: Date | string;
}

/** Drafts the digests whose time has come. Returns the number of drafts. */
export async function draftDigests(em: EntityManager, zone: string, now: number): Promise<{ drafted: number }> {
  const lists = await em.execute<DueList[]>(
    `select l.id, l.name, d.day, d.hour, d.planned_at as "plannedAt" from list_digests d
     join email_lists l on l.id = d.email_list_id where d.is_on and l.trashed_at is null order by l.id`,
  );
  let drafted = 0;
  for (const list of lists) {
    const { at, month } = digestTimes(list, zone, now).last;
    if (at > new Date(list.plannedAt).getTime() && (await draftDigest(em, list, month, now))) drafted += 1;
  }
  return { drafted };
}

/**
 * Stores the month of a list and its draft in one transaction: a worker that dies leaves both or neither, and another
 * one finds the month taken. Returns true when there is a draft.
 */
function draftDigest(em: EntityManager, { id, name }: DueList, month: string, now: number): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const at = new Date(now);
    const [taken] = await inside.execute<{ since: Date | string }[]>(
      `with before as (
         select greatest(d.turned_on_at, (select max(r.ran_at) from list_digest_runs r where r.email_list_id = d.email_list_id))
           as since from list_digests d where d.email_list_id = ?
       )
       insert into list_digest_runs (email_list_id, month, ran_at, posts) values (?, ?, ?, 0)
       on conflict do nothing returning (select since from before)`,
      [id, id, month, at],
    );
    if (!taken) return false;
    const posts = await postsSince(inside, taken.since, at);
    if (posts.length === 0) return false;
    const campaignId = await addCampaign(inside, draftOf(id, name, month, posts), null);
    await inside.execute(
      'update list_digest_runs set posts = ?, campaign_id = ? where email_list_id = ? and month = ?',
      [posts.length, campaignId, id, month],
    );
    await recordSystemChange(inside, {
      origin: 'draft-digests',
      action: 'draftDigest',
      resource: 'newsletter-campaigns',
      resourceId: campaignId,
      changes: { month, posts: posts.length },
    });
    return true;
  });
}

/** Returns the posts that readers see and that were published in this time, the newest first. */
async function postsSince(em: EntityManager, since: Date | string, until: Date): Promise<string[]> {
  const posts = await em.execute<{ id: string }[]>(
    `select id from blog_posts p cross join lateral (select coalesce(p.published_at, p.publish_at) as out_at) o
     where p.trashed_at is null and (p.status = 'published' or p.status = 'scheduled' and p.publish_at <= now())
       and out_at > ? and out_at <= ?
     order by out_at desc, id limit ${campaignLimits.posts}`,
    [since, until],
  );
  return posts.map(({ id }) => id);
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The draft begins with an empty text: the introduction of a person. */
function draftOf(listId: string, listName: string, month: string, posts: readonly string[]) {
  const words = monthName.format(new Date(`${month}-01`));
  const count = posts.length === 1 ? 'one new article' : `${posts.length} new articles`;
  return {
    name: `Digest for ${listName}, ${words}`.slice(0, 200),
    subject: `${words}: ${count}`,
    emailListId: listId,
    template: 'brand' as const,
    blocks: [
      { type: 'text' as const, html: '' },
      ...posts.map((blogPostId) => ({ type: 'post' as const, blogPostId })),
    ],
  };
}
