import * as z from 'zod/mini';

/** RFC 5321 limits in octets: the local part, a DNS label, and the whole address. */
const longestLocalPart = 64;
const longestAddress = 254;

// RFC 5322's atext in dot-separated words. Quoted local parts and address literals are not used by real mailboxes.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
// URL parsers accept more than host names here: ports, percent signs, paths.
const outsideOfNames = /[\0-,/:-@[-`{-\x7f]/;

function punycodeOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** Normalizes a domain for DNS, international letters as punycode; undefined when it is invalid. */
function domainOf(text: string): string | undefined {
  if (outsideOfNames.test(text)) return undefined;
  const domain = /[^\0-\x7f]/.test(text) ? punycodeOf(text) : text;
  const labels = domain?.split('.') ?? [];
  // A last label of digits is an IP address.
  if (labels.length < 2 || /^\d*$/.test(labels.at(-1)!) || !labels.every((one) => label.test(one))) return undefined;
  return domain;
}

/**
 * Normalizes an address for storage: its case remains, an international domain becomes punycode. Undefined when email
 * cannot be sent to it. Does not trim.
 */
export function parseEmailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || at > longestLocalPart || !localPart.test(local)) return undefined;
  const domain = domainOf(text.slice(at + 1));
  const address = `${local}@${domain}`;
  return domain === undefined || address.length > longestAddress ? undefined : address;
}

interface Sentences {
  none: string;
  long: string;
  wrong: string;
}

const addressSchema = ({ none, long, wrong }: Sentences) =>
  z.pipe(
    z.string(none).check(z.trim(), z.minLength(1, none), z.maxLength(longestAddress, long)),
    z.transform<string, string>((text, context) => {
      const address = parseEmailAddress(text);
      if (address !== undefined) return address;
      context.issues.push({ code: 'custom', message: wrong, input: text });
      return z.NEVER;
    }),
  );

/** Schema of an address, normalized by `parseEmailAddress`; compared case-insensitively. One message for all errors. */
export const emailAddressWith = (sentence: string) =>
  addressSchema({ none: sentence, long: sentence, wrong: sentence });

/** Schema of an address that a user types. */
export const EmailAddress = addressSchema({
  none: 'Write your email address',
  long: 'This email address is too long',
  wrong: 'Write an email address such as name@example.com',
});
