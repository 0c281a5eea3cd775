/**
 * Where a value holds what PostgreSQL cannot: the character NUL, or half of a character (a surrogate by itself). Gives
 * the keys that lead there, none for a text by itself; undefined where there is neither.
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
