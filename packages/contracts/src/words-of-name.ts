/** Returns a name in camel case as words, the first with a capital letter: `Change post` for `changePost`. */
export function wordsOfName(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
