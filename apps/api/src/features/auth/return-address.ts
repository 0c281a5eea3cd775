/**
 * Returns the path on this site to return to after sign-in. A value that could lead elsewhere becomes the home page.
 */
export function returnAddress(requested: string | undefined): string {
  const base = 'http://here.invalid';
  // oxlint-disable-next-line no-control-regex
  if (!requested || requested.length > 2_000 || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(requested)) return '/';
  const url = new URL(requested, base);
  // Sign-in pages would loop, percent-encoded ones too: no path of ours has a percent sign in its first segment.
  if (url.origin !== base || /^\/(?:\/|api(?:\/|$)|[^/]*%)/i.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
