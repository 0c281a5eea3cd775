/** A message that a service accepted. */
export interface AcceptedMail {
  to: string;
  /** The Message-ID that the client gave it. */
  givenId: string;
  /** The header as recipients get it. */
  head: string;
}

const idLine = /^message-id:.*(?:\r\n[ \t].*)*\r\n/im;

/** Returns the header of a message, with its last line break. */
export function headOf(message: Buffer): string {
  const end = message.indexOf('\r\n\r\n');
  return message.subarray(0, end < 0 ? message.length : end + 2).toString('latin1');
}

/** Returns a header field without its name; undefined when it is missing. */
export const fieldOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim();

/** Replaces the Message-ID, as most services do. */
export const withId = (head: string, id: string): string => `Message-ID: ${id}\r\n${head.replace(idLine, '')}`;
