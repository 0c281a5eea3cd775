import MailComposer from 'nodemailer/lib/mail-composer';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { messageSigner } from '../sign-message.ts';
import { MailNotSent } from '../mail-not-sent.ts';
import type { MailTransport, SubmissionControl, SubmissionResult } from './mail-transport.ts';
import { storableText } from '../storable-text.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender; by default the one of all email. */
  from?: string;
  replyTo?: string;
  /** With angle brackets; by default a new one. */
  messageId?: string;
  /** The email that this one answers, and all of its thread. */
  inReplyTo?: string;
  references?: string[];
}

/** Submits one message to the mail server. Rejects with `MailNotSent` unless the server accepted it. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Submits one message to the mail server, and tells the outcome. Rejects when it could not be composed. */
export type SubmitMail = (mail: Mail, control?: SubmissionControl) => Promise<SubmissionResult>;

interface MailerOptions {
  from: string;
  /** Signs every message when a key is configured. */
  dkim?: Parameters<typeof messageSigner>[0] | undefined;
}

/** Creates the function that composes, signs and submits single messages. */
export function openSubmitMail({ submit }: Pick<MailTransport, 'submit'>, { from, dkim }: MailerOptions): SubmitMail {
  const sign = dkim ? messageSigner(dkim) : async (content: Buffer) => content;
  return async (mail, control) => {
    const message = new MailComposer({ from, ...mail, html: toDocument(mail) }).compile();
    const envelope = message.getEnvelope();
    const content = await sign(await message.build());
    const result = await submit({ from: envelope.from || '', to: envelope.to[0] ?? mail.to, content }, control);
    // A server may send any byte.
    return { ...result, answer: storableText(result.answer) };
  };
}

/** Makes the paragraphs of a short email a document: a screen reader then knows their language. */
const toDocument = ({ subject, html }: Mail): string =>
  html.startsWith('<!doctype')
    ? html
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body>${html}</body></html>`;

/** Creates a mailer of single messages. */
export function openMailer(transport: Pick<MailTransport, 'submit'>, options: MailerOptions): Mailer {
  const submitMail = openSubmitMail(transport, options);
  return async (mail) => {
    const result = await submitMail(mail);
    if (result.outcome !== 'handed_over') throw new MailNotSent(result);
  };
}
