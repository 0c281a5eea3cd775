/**
 * Finds a string that PostgreSQL cannot store: the character NUL, or a lone surrogate. Returns its path, empty for a
 * string itself; undefined when there is none.
 */
export function pathOfUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const rest = pathOfUnstorable(part);
    if (rest) return [key, ...rest];
  }
  return undefined;
}
