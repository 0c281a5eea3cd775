/**
 * The one spelling of an address's path. A page is held under its path: with as many spellings as one likes, one page
 * would take the place of all others. A backslash counts as a slash: browsers read one so, and an address that begins
 * with two leads elsewhere. Letters, digits and dashes need no code.
 */
export function plainPath(path: string): string {
  const slashed = `/${path.split(/[/\\]/).filter(Boolean).join('/')}`;
  return slashed.replace(/%[2-7][\da-f]/gi, (code) => {
    const sign = decodeURIComponent(code);
    return /[\w~-]/.test(sign) ? sign : code;
  });
}
