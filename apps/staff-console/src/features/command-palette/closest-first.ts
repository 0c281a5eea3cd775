import type { Command } from './command.ts';

/** Sorts matches by their label: the whole of it first, then its beginning, a part of it, and matches elsewhere. */
export function closestFirst(commands: readonly Command[], search: string): Command[] {
  const wanted = search.trim().toLowerCase();
  const distance = ({ label }: Command) => {
    const place = label.toLowerCase().indexOf(wanted);
    if (place !== 0) return place === -1 ? 3 : 2;
    return label.length === wanted.length ? 0 : 1;
  };
  return commands.toSorted((one, other) => distance(one) - distance(other));
}
