/**
 * Returns true when a statement refers to a row that another transaction deleted after it was found. Deleting a
 * row that others refer to has the same code, and is a bug.
 */
export function refersToDeleted(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, detail } = thrown as Error & { code?: unknown; detail?: unknown };
  return code === '23503' && typeof detail === 'string' && detail.includes('is not present in table');
}
