/** Formats a count with thousands separators, and the noun of what is counted if there is one. */
export function countOf(count: number, one?: string, many = `${one}s`): string {
  const number = count.toLocaleString('en-US');
  return one === undefined ? number : `${number} ${count === 1 ? one : many}`;
}
