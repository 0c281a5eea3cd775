import type { EntityManager } from '@mikro-orm/postgresql';
import type { OverviewDay } from '@workspace/contracts/overview';
import { genuineRequests, isInTime, isOver } from '../contacts/promise-sql.ts';

/** Days that the overview counts, today included. */
const days = 30;

/** Returns the events of the last 30 days in UTC, oldest first, one row for each day. */
export function lastDays(em: EntityManager, now: Date): Promise<OverviewDay[]> {
  const since = new Date(now);
  since.setUTCHours(0, 0, 0, 0);
  since.setUTCDate(since.getUTCDate() - (days - 1));
  const firstDay = since.toISOString().slice(0, 10);
  const perDay = (table: string, column: string, counts: string) =>
    `select (${column} at time zone 'UTC')::date as day, ${counts} from ${table} where ${column} >= ? group by 1`;
  // Most subscribers never left, and an index has the others.
  const unsubscribed = `(select unsubscribed_at from email_list_subscribers where status <> 'subscribed') u`;
  const joined = perDay('email_list_subscribers', 'created_at', 'count(*)::int as joined');
  const left = perDay(unsubscribed, 'unsubscribed_at', 'count(*)::int as "left"');
  const sent = perDay('newsletter_campaigns', 'sent_at', 'sum(recipient_count)::int as emails');
  const bySequences = `(
    select b.done_at, b.handed_over from newsletter_batches b join newsletter_campaigns c on c.id = b.campaign_id
    where b.done_at is not null and c.sequence_id is not null) b`;
  const sequenceEmails = perDay(bySequences, 'done_at', 'sum(handed_over)::int as emails');
  const promised = `count(*) filter (where ${isOver})::int as promised`;
  const inTime = `count(*) filter (where ${isInTime})::int as answered`;
  const requests = perDay(genuineRequests, 'created_at', `count(*)::int as requests, ${promised}, ${inTime}`);
  return em.execute(
    `select d.day::date::text as date, coalesce(j.joined, 0) as joined, coalesce(l."left", 0) as "left",
       coalesce(s.emails, 0) as emails, coalesce(q.emails, 0) as "sequenceEmails", coalesce(r.requests, 0) as requests,
       coalesce(r.promised, 0) as promised, coalesce(r.answered, 0) as "answeredInTime", coalesce(v.views, 0) as views
     from generate_series(?::date, ?::date + ${days - 1}, '1 day') as d (day)
     left join (${joined}) j on j.day = d.day left join (${left}) l on l.day = d.day
     left join (${sent}) s on s.day = d.day left join (${sequenceEmails}) q on q.day = d.day
     left join (${requests}) r on r.day = d.day
     left join blog_view_days v on v.day = d.day
     order by d.day`,
    [firstDay, firstDay, since, since, since, since, now, since],
  );
}
