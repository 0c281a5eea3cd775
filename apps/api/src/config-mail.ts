import * as z from 'zod';
import { EmailAddress, parseEmailAddress } from '@workspace/contracts/email-address';
import { passwordHint, urlWithPassword } from './config-url.ts';

const isAddressOrBlank = (text: string): boolean => text === '' || parseEmailAddress(text) !== undefined;

/** Variables of sent and returned mail. */
export const mailVariables = {
  SMTP_URL: urlWithPassword(/^smtps?$/, 'has to be an smtp:// or smtps:// address'),
  MAIL_FROM: z.string().regex(/@/, 'has to be an address, such as News <news@example.com>'),
  SALES_EMAIL: EmailAddress,
  MAIL_POSTAL_ADDRESS: z.string().trim().default(''),
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  MAIL_RATE_PER_SECOND: z.coerce.number().min(0).default(0),
  MAIL_RATE_PER_HOUR: z.coerce.number().min(0).default(0),
  RETURNED_MAIL_URL: z
    .url({
      protocol: /^imaps?$/,
      error: `has to be an imap:// or imaps:// address with user and password; ${passwordHint}`,
    })
    .default(''),
  RETURNED_MAIL_ADDRESS: z
    .string()
    .default('')
    .refine(isAddressOrBlank, 'has to be an address, such as returned@example.com'),
};

export interface MailConfig {
  smtpUrl: string;
  from: string;
  salesEmail: string;
  /**
   * The company's postal address for the footer of newsletters, which cannot be sent without it. Empty when not set.
   */
  postalAddress: string;
  /** The return address for bounces when it differs from the sender; empty: the sender. */
  returnAddress: string;
  /** The IMAP mailbox of the return address; empty: bounces are not read. */
  bounceMailboxUrl: string;
  /** The maximum number of SMTP connections of one worker for newsletters. */
  connections: number;
  /** The maximum rate of newsletter messages, for all workers together. 0: no limit. */
  ratePerSecond: number;
  ratePerHour: number;
}

type MailData = z.output<z.ZodObject<typeof mailVariables>>;

export const mailConfigOf = (data: MailData): MailConfig => ({
  smtpUrl: data.SMTP_URL,
  from: data.MAIL_FROM,
  salesEmail: data.SALES_EMAIL,
  postalAddress: data.MAIL_POSTAL_ADDRESS,
  returnAddress: data.RETURNED_MAIL_ADDRESS,
  bounceMailboxUrl: data.RETURNED_MAIL_URL,
  connections: data.MAIL_CONNECTIONS,
  ratePerSecond: data.MAIL_RATE_PER_SECOND,
  ratePerHour: data.MAIL_RATE_PER_HOUR,
});
