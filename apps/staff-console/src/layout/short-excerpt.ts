/** Returns an excerpt for lists: whole, or its first characters with an ellipsis. */
export function shortExcerpt(excerpt: string, most = 80): string {
  const characters = [...excerpt];
  return characters.length <= most ? excerpt : `${characters.slice(0, most).join('')}…`;
}
