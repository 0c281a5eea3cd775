/** The page of a list that an address names; the first where it names none. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
