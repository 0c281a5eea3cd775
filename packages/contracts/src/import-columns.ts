import type { ImportColumns } from './subscriber-imports.ts';

/** Where the caller says that a file has what, -1 for nowhere. */
export type GivenColumns = { [K in keyof ImportColumns]?: number | undefined };

/** Letters alone: `E-Mail Address` is `emailaddress`. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Where a file with this header has addresses and names. Undefined where nothing tells where the addresses are. */
export function columnsOf(header: readonly string[], given: GivenColumns = {}): ImportColumns | undefined {
  const names = header.map(bare);
  const find = (...parts: string[]) => names.findIndex((name) => parts.every((part) => name.includes(part)));
  const place = (said: number | undefined, found: number): number | null => {
    const column = said ?? found;
    return column >= 0 && column < header.length ? column : null;
  };
  const email = place(given.email, find('email'));
  if (email === null) return undefined;
  return {
    email,
    firstName: place(given.firstName, find('first', 'name')),
    lastName: place(given.lastName, find('last', 'name')),
  };
}
