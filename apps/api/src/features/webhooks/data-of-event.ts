import type { EntityManager } from '@mikro-orm/postgresql';

/** SQL that reads the row of an event by its id; no row when it was deleted or erased meanwhile. */
const queries: Readonly<Record<string, string>> = {
  post: `select id, title, slug, '/blog/' || slug as path, excerpt, category, published_at as "publishedAt"
    from blog_posts where id = ? and status = 'published' and trashed_at is null`,
  request: `select id, first_name as "firstName", last_name as "lastName", email, city_size as "citySize",
    service_interest as "serviceInterest", created_at as "createdAt" from contacts where id = ?`,
  subscriber: `select id, email_list_id as "listId", email, first_name as "firstName", last_name as "lastName", status,
    created_at as "joinedAt" from email_list_subscribers where id = ?`,
  subscribers: `select id, email_list_id as "listId", file_name as "fileName", rows, added, present, left_before as "left",
    doubled, invalid, unsubscribed, filled, removed, finished_at as "finishedAt" from subscriber_imports where id = ?`,
  campaign: `select id, name, subject, recipient_count as "recipients", started_at as "startedAt",
    finished_at as "finishedAt" from newsletter_campaigns where id = ?`,
  delivery: `select encode(address_hash, 'hex') as id, email, reason, created_at as "since"
    from mail_suppressions where address_hash = decode(?, 'hex')`,
};

/** Returns the data of an event as it is now: the ids that were stored with it, and the fields of its row. */
export async function dataOfEvent(
  em: EntityManager,
  event: string,
  stored: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const query = queries[event.split('.')[0] ?? ''];
  if (!query) return { ...stored };
  const [row] = await em.execute<Record<string, unknown>[]>(query, [stored.id]);
  return { ...stored, ...(row && withIsoTimes(row)) };
}

const times: ReadonlySet<string> = new Set([
  'publishedAt',
  'createdAt',
  'joinedAt',
  'startedAt',
  'finishedAt',
  'since',
]);

/** The database driver returns times as PostgreSQL writes them. */
const withIsoTimes = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      times.has(name) && value ? new Date(value as string).toISOString() : value,
    ]),
  );
