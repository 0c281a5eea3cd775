import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** Submits one message to the mail server. Rejects when the server did not accept it. */
export type Mailer = (mail: Mail) => Promise<void>;

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Signs every message when a key is configured. */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

/** Creates a mailer with pooled connections to one SMTP server. `close` ends them. */
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
