import type { EntityManager } from '@mikro-orm/postgresql';
import { promisedHours } from '@workspace/contracts/form-choices';
import type { OverviewDay } from '@workspace/contracts/overview';

/** Days that the overview counts, today included. */
const days = 30;

/** Returns the events of the last 30 days in UTC, oldest first, one row for each day. */
export function lastDays(em: EntityManager, now: Date): Promise<OverviewDay[]> {
  const since = new Date(now);
  since.setUTCHours(0, 0, 0, 0);
  since.setUTCDate(since.getUTCDate() - (days - 1));
  const perDay = (column: string, rest: string) =>
    `select (${column} at time zone 'UTC')::date as day, ${rest} and ${column} >= ? group by 1`;
  const counted = [
    perDay('created_at', 'count(*)::int as joined from email_list_subscribers where true'),
    perDay('unsubscribed_at', `count(*)::int as "left" from email_list_subscribers where status <> 'subscribed'`),
    perDay('sent_at', `sum(recipient_count)::int as emails from newsletter_campaigns where sent_at is not null`),
    perDay(
      'created_at',
      `count(*)::int as requests,
       count(*) filter (where answered_at < created_at + interval '${promisedHours} hours')::int as answered
       from contacts where true`,
    ),
  ];
  const [joined, left, sent, requests] = counted;
  return em.execute(
    `select d.day::date::text as date, coalesce(j.joined, 0) as joined, coalesce(l."left", 0) as "left",
       coalesce(s.emails, 0) as emails, coalesce(r.requests, 0) as requests,
       coalesce(r.answered, 0) as "answeredInTime"
     from generate_series(?::date, ?::date + ${days - 1}, '1 day') as d (day)
     left join (${joined}) j on j.day = d.day left join (${left}) l on l.day = d.day
     left join (${sent}) s on s.day = d.day left join (${requests}) r on r.day = d.day
     order by d.day`,
    [since.toISOString().slice(0, 10), since.toISOString().slice(0, 10), since, since, since, since],
  );
}
