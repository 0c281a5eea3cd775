import * as z from 'zod/mini';

/** RFC 5321: octets of what stands before the @, of a name between dots, and of the whole. */
const longestLocalPart = 64;
const longestAddress = 254;

// RFC 5322's atext, in words that dots separate. Quoted words and addresses in brackets are for nobody's mailbox.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
// A browser reads more than names here: ports, percent signs, paths.
const outsideOfNames = /[\0-,/:-@[-`{-\x7f]/;

function punycodeOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** A domain as DNS has it, international letters as punycode; undefined where it is none. */
function domainOf(text: string): string | undefined {
  if (outsideOfNames.test(text)) return undefined;
  const domain = /[^\0-\x7f]/.test(text) ? punycodeOf(text) : text;
  const labels = domain?.split('.') ?? [];
  // A last label of digits is an address of a machine.
  if (labels.length < 2 || /^\d*$/.test(labels.at(-1)!) || !labels.every((one) => label.test(one))) return undefined;
  return domain;
}

/**
 * An address as it is stored: in its case, an international domain as punycode. Undefined where mail cannot be sent to
 * it. Blanks around it count.
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

/** An address, as `parseEmailAddress` stores it; compared without regard to case. One sentence for all that is wrong. */
export const emailAddressWith = (sentence: string) =>
  addressSchema({ none: sentence, long: sentence, wrong: sentence });

/** The address that a person writes. */
export const EmailAddress = addressSchema({
  none: 'Write your email address',
  long: 'This email address is too long',
  wrong: 'Write an email address such as name@example.com',
});
