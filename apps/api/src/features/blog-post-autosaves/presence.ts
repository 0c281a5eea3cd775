import type { EntityManager } from '@mikro-orm/postgresql';
import { presenceSeconds, type Colleague } from '@workspace/contracts/blog-post-autosaves';

interface Presence {
  postId: string;
  email: string;
  isWriting: boolean;
  isLeaving: boolean;
}

/**
 * Records that a person has a post open, or no more. Returns the others who have, and when the post was last saved.
 * Unknown posts have nobody.
 */
export async function recordPresence(
  em: EntityManager,
  { postId, email, isWriting, isLeaving }: Presence,
): Promise<{ colleagues: Colleague[]; savedAt?: string }> {
  if (isLeaving) await em.execute('delete from blog_post_presence where post_id = ? and email = ?', [postId, email]);
  else
    await em.execute(
      `insert into blog_post_presence (post_id, email, is_writing)
       select id, ?, ? from blog_posts where id = ?
       on conflict (post_id, email) do update set is_writing = excluded.is_writing, seen_at = now()`,
      [email, isWriting, postId],
    );
  const colleagues = await em.execute<Colleague[]>(
    `select email, is_writing as "isWriting" from blog_post_presence
     where post_id = ? and email <> ? and seen_at > now() - make_interval(secs => ?)
     order by is_writing desc, email limit 20`,
    [postId, email, presenceSeconds],
  );
  const [post] = await em.execute<{ savedAt: string }[]>(
    'select updated_at as "savedAt" from blog_posts where id = ?',
    [postId],
  );
  return { colleagues, ...(post && { savedAt: new Date(post.savedAt).toISOString() }) };
}
