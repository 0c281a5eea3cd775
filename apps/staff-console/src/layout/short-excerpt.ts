const length = 80;

/** An excerpt as the table shows it: whole, or its first 80 characters and an ellipsis. */
export function shortExcerpt(excerpt: string): string {
  const characters = [...excerpt];
  return characters.length <= length ? excerpt : `${characters.slice(0, length).join('')}…`;
}
