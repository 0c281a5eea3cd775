/**
 * Returns the path of an address without query, fragment and last slash, or undefined for one of another site. A path is
 * relative to the blog's articles.
 */
export function sitePath(address: string, publicOrigin: string): string | undefined {
  const url = parse(address, publicOrigin);
  return url?.origin === publicOrigin ? decodePath(url.pathname).replace(/(.)\/$/, '$1') : undefined;
}

/** Returns a whole address, or the given one if it is invalid. */
export const absoluteUrl = (address: string, publicOrigin: string): string =>
  parse(address, publicOrigin)?.href ?? address;

const parse = (address: string, publicOrigin: string) => URL.parse(address, `${publicOrigin}/blog/`);

/** PostgreSQL ends a connection with NUL in a statement. No post and no redirect has it, so it stays encoded. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname.replaceAll('%00', '%2500'));
  } catch {
    return pathname;
  }
}
