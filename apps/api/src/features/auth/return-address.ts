/** The path of this site to go back to after sign-in. Anything that could lead elsewhere becomes the home page. */
export function returnAddress(asked: string | undefined): string {
  const base = 'http://here.invalid';
  // oxlint-disable-next-line no-control-regex
  if (!asked || asked.length > 2_000 || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(asked)) return '/';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : undefined;
  // Sign-in pages would send the person in circles, spelt with percent signs too: no page of ours begins with one.
  if (url?.origin !== base || /^\/(?:\/|api(?:\/|$)|[^/]*%)/i.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
