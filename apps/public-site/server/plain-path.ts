/**
 * Returns the one spelling of a URL's path. Pages are cached under their path: with unlimited spellings, one page
 * would evict all others. A backslash counts as a slash, since browsers read it as one, and a URL that begins with two
 * leads to another site. Letters, digits and dashes need no percent-encoding.
 */
export function plainPath(path: string): string {
  const slashed = `/${path.split(/[/\\]/).filter(Boolean).join('/')}`;
  return slashed.replace(/%[2-7][\da-f]/gi, (code) => {
    const sign = decodeURIComponent(code);
    return /[\w~-]/.test(sign) ? sign : code;
  });
}
