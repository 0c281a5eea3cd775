import { parseEmailAddress } from './email-address.ts';

/** An address with the name before it, as email programs write them: `Ada Lovelace <ada@x.example>`. */
interface Mailbox {
  address: string;
  /** Empty without a name. */
  name: string;
}

const withName = /^(?:"((?:[^"\\]|\\.)*)"|([^"<>]*?))\s*<\s*([^<>\s]+)\s*>[,;]?$/;

/** Splits a mailbox into its name and the text of its address, which is unchecked. Undefined for a bare address. */
export function splitMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = '', address] = withName.exec(text) ?? [];
  if (address === undefined) return undefined;
  const name = (quoted?.replace(/\\(.)/g, '$1') ?? plain).trim();
  // Some programs repeat the address as its name.
  return { address, name: name.includes('@') ? '' : name };
}

/** Parses an address with or without a name. Undefined when email cannot be sent to it. */
export function parseMailbox(text: string): Mailbox | undefined {
  const { address: written, name } = splitMailbox(text) ?? { address: text, name: '' };
  const address = parseEmailAddress(written);
  return address === undefined ? undefined : { address, name };
}
