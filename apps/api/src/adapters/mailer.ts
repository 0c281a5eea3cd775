import MailComposer from 'nodemailer/lib/mail-composer';
import { messageSigner } from '../sign-message.ts';
import type { MailTransport } from './mail-transport.ts';

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
  from: string;
  /** Signs every message when a key is configured. */
  dkim?: Parameters<typeof messageSigner>[0] | undefined;
}

/** Creates a mailer that composes, signs and submits single messages. */
export function openMailer({ submit }: Pick<MailTransport, 'submit'>, { from, dkim }: MailerOptions): Mailer {
  const sign = dkim ? messageSigner(dkim) : async (content: Buffer) => content;
  return async (mail) => {
    const message = new MailComposer({ from, ...mail }).compile();
    const envelope = message.getEnvelope();
    const content = await sign(await message.build());
    const result = await submit({ from: envelope.from || '', to: envelope.to[0] ?? mail.to, content });
    if (result.outcome === 'handed_over') return;
    const { answer, rejection } = result;
    throw Object.assign(new Error(answer), rejection && { responseCode: rejection.code, command: rejection.command });
  };
}
