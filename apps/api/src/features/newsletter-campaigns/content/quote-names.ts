const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const mostNamed = 5;

/** Returns names for a message: `“Spring” and “Summer”`. Of many, only the number of the others. */
export function quoteNames(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  if (quoted.length <= mostNamed) return list.format(quoted);
  return list.format([...quoted.slice(0, mostNamed), `${quoted.length - mostNamed} more`]);
}
