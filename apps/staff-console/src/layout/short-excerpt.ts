/** An excerpt as lists show it: whole, or its first characters and an ellipsis. */
export function shortExcerpt(excerpt: string, most = 80): string {
  const characters = [...excerpt];
  return characters.length <= most ? excerpt : `${characters.slice(0, most).join('')}…`;
}
