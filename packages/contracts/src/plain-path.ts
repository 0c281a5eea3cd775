/**
 * Returns the one spelling of a URL's path. Pages are cached under their path: with unlimited spellings, one page
 * would evict all others. A backslash counts as a slash, since browsers read it as one, and a URL that begins with two
 * leads to another site. Letters, digits and dashes need no percent-encoding; that of others is in upper case.
 */
export function plainPath(path: string): string {
  const slashed = `/${path.split(/[/\\]/).filter(Boolean).join('/')}`;
  return slashed.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w~-]/.test(sign) ? sign : code.toUpperCase();
  });
}
