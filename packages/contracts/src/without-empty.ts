/** Drops variables with an empty value: compose files and env files write unset variables that way. */
export function withoutEmpty(environment: Record<string, string | undefined>): Record<string, string> {
  const set = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(set);
}
