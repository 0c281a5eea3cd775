/** A table, and the tables that its foreign keys refer to. */
interface Referring {
  oid: string;
  name: string;
  refersTo: string[];
}

/** Sorts tables so that each follows the ones that it refers to. A table may refer to itself. Throws for a circle. */
export function sortByReferences<T extends Referring>(tables: readonly T[]): T[] {
  const known = new Set(tables.map(({ oid }) => oid));
  const sorted: T[] = [];
  const done = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isFree = ({ oid, refersTo }: T) => refersTo.every((to) => to === oid || done.has(to) || !known.has(to));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}.`);
    for (const table of free) done.add(table.oid);
    sorted.push(...free);
    waiting = waiting.filter(({ oid }) => !done.has(oid));
  }
  return sorted;
}
