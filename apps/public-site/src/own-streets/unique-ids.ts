/** Makes ids unique: all but the first of the same ids get a number behind theirs. */
export function uniqueIds(ids: readonly string[], taken: Set<string> = new Set()): string[] {
  // PAVER numbers the sections of each branch from 01: a search from 2 for each of them would be quadratic.
  const next = new Map<string, number>();
  return ids.map((id) => {
    let unique = id;
    let number = next.get(id) ?? 2;
    for (; taken.has(unique); number += 1) unique = `${id}-${number}`;
    next.set(id, number);
    taken.add(unique);
    return unique;
  });
}
