import type { MailTransport, SubmitMessage } from '../mail-transport.ts';
import { withoutSignature } from '../without-signature.ts';
import { SmtpTransport } from '../smtp/smtp-transport.ts';

interface PostmarkOptions {
  /** The server's token, which is both user and password. */
  token: string;
  /** The message stream. */
  stream: string;
  /** The address of its SMTP server. */
  server: string;
  connections: number;
  timeoutMs?: number;
}

/**
 * Postmark by its SMTP server: its API takes fields instead of a message, so every header and part would be taken apart
 * here and put together there.
 */
export function openPostmark({ token, stream, server, ...options }: PostmarkOptions): MailTransport {
  const url = new URL(server);
  url.username = encodeURIComponent(token);
  url.password = encodeURIComponent(token);
  const transport = new SmtpTransport({ smtpUrl: url.href, ...options });
  // Postmark builds the message anew. It replaces the Message-ID without the second one, and removes both.
  const fields = Buffer.from(`X-PM-Message-Stream: ${stream}\r\nX-PM-KeepID: true\r\n`);
  const submit: SubmitMessage = ({ content, ...message }, control) =>
    transport.submit({ ...message, content: Buffer.concat([fields, withoutSignature(content)]) }, control);
  return { submit, close: () => transport.close(), giveUp: () => transport.giveUp() };
}
