/**
 * Returns the expiry of `security.txt`: the first day of a quarter, six to less than ten months ahead, so that it
 * changes rarely.
 */
export function securityExpiry(now: Date): Date {
  const quarter = Math.floor(now.getUTCMonth() / 3);
  return new Date(Date.UTC(now.getUTCFullYear(), (quarter + 3) * 3, 1));
}
