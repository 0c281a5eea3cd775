import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** Hands one message over to the mail server. Rejects where the server did not take it. */
export type Mailer = (mail: Mail) => Promise<void>;

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Signs every message, where there is a key. */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

/** A mailer that keeps connections to one SMTP server. `close` ends them. */
export function smtpMailer({ smtpUrl, from, dkim }: MailerOptions): { send: Mailer; close: () => void } {
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    url: smtpUrl,
    ...(dkim && { dkim }),
  });
  return {
    send: async (mail) => void (await transport.sendMail({ from, ...mail })),
    close: () => transport.close(),
  };
}
