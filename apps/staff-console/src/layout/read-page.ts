/** Returns the page number in a URL's query; the first page for an invalid one. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
