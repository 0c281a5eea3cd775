/** Returns a local URL with its aliases, so that a user who opens the site as 127.0.0.1 returns there. */
export function localHostNames(uri: string): string[] {
  const { hostname } = new URL(uri);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (!names.includes(hostname)) return [uri];
  return names.map((name) => Object.assign(new URL(uri), { hostname: name }).href);
}
