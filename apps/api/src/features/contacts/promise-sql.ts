/** The requests in SQL, without spam: a table for a `from`. */
export const genuineRequests = '(select * from contacts where spam_at is null) r';

/** A condition in SQL: the request was answered in the promised time. */
export const isInTime = 'coalesce(first_in_time, answered_at <= due_at)';

/**
 * A condition in SQL on genuine requests, with the present time as its parameter: the promised time of a request is over,
 * or it was answered. Archived requests without an answer were promised nothing.
 */
export const isOver = `(first_in_time is not null or answered_at is not null
  or (due_at < ? and archived_at is null))`;
