/** A condition in SQL: the request was answered in the promised time. */
export const isInTime = 'coalesce(first_in_time, answered_at <= due_at)';

/**
 * A condition in SQL, with the present time as its parameter: the promised time of a request is over, or it was answered.
 * Spam and archived requests without an answer were promised nothing.
 */
export const isOver = `spam_at is null and (first_in_time is not null or answered_at is not null
  or (due_at < ? and archived_at is null))`;
