/** Where a value holds the character NUL: the keys that lead there, none for a text by itself. Undefined where it holds none. */
export function pathOfNul(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const rest = pathOfNul(part);
    if (rest) return [key, ...rest];
  }
  return undefined;
}
