import * as z from 'zod';

/** Follows the error message of a setting that is a URL with a password. */
export const passwordHint = 'in its password, write special characters percent-encoded, such as %23 for #';

/**
 * Schema of a URL with a password. A lone percent sign in the password would otherwise fail only at the first
 * connection.
 */
export function urlWithPassword(protocol: RegExp, requirement: string, hostname?: RegExp) {
  const error = `${requirement}; ${passwordHint}`;
  return z.url({ protocol, ...(hostname && { hostname }), abort: true, error }).refine(isDecodable, error);
}

/** Returns true when every percent sign of a URL begins an encoded character. */
export function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
