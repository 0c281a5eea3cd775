/**
 * Seconds after a publication, or after the start of a campaign, during which it can be undone, and nothing about it
 * leaves the product. The triggers of
 * LinkedIn (`queue_for_linkedin`) and of webhooks (`add_webhook_event`) have the same number: a new value needs a
 * migration.
 */
export const secondsToUndo = 60;

/** Returns true while a publication at this moment, as ISO 8601, can be undone. `now` is in milliseconds since 1970. */
export const canBeUndone = (publishedAt: string, now: number): boolean =>
  now - Date.parse(publishedAt) < secondsToUndo * 1_000;
