import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { mostWaiting, type getWaitingCounts } from '@workspace/contracts/overview';

type WaitingCounts = ResponseOf<typeof getWaitingCounts>;

/** Counts up to `mostWaiting` rows, so that the cost does not grow with the table. */
const countOf = (rows: string) => `(select count(*)::int from (select 1 from ${rows} limit ${mostWaiting}) counted)`;

/** The query of the counts. Each is answered by a partial index. */
const waitingCountsQuery = `select ${countOf('contacts where answered_at is null and archived_at is null and spam_at is null')} as requests,
  ${countOf("blog_posts where status = 'draft' and trashed_at is null")} as drafts`;

/** Returns the counts beside the console's navigation. */
export async function waitingCounts(em: EntityManager): Promise<WaitingCounts> {
  const [counts] = await em.execute<WaitingCounts[]>(waitingCountsQuery);
  return counts!;
}
