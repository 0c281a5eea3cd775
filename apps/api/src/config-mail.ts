import { Resolver } from 'node:dns';
import * as z from 'zod';
import { EmailAddress, parseEmailAddress } from '@workspace/contracts/email-address';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import type { ProviderLimits } from './features/mail-providers/named-providers.ts';
import { parseLimits } from './features/mail-providers/parse-limits.ts';
import type { BrakeLimits } from './features/newsletter-deliveries/find-brake.ts';
import { parseWorkingHours, type WorkingHours } from './working-hours.ts';
import { listOf } from './config-list.ts';
import { MailTransports, type TransportConfig } from './config-transports.ts';
import { passwordHint, urlWithPassword } from './config-url.ts';

/** An address alone, or one in angle brackets after a name. */
const isSender = (text: string): boolean =>
  parseEmailAddress(/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim()) !== undefined;
const isSenderOrBlank = (text: string): boolean => text === '' || isSender(text);
const isAddressOrBlank = (text: string): boolean => text === '' || parseEmailAddress(text) !== undefined;

const isDateOrBlank = (text: string): boolean => text === '' || z.iso.date().safeParse(text).success;

const areDnsServers = (servers: string[]): boolean => {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
};

const mailboxUrl = z
  .url({
    protocol: /^imaps?$/,
    hostname: /./,
    error: `has to be an imap:// or imaps:// address with user and password; ${passwordHint}`,
  })
  .default('');

/** Variables of sent and returned mail. */
export const mailVariables = {
  SMTP_URL: urlWithPassword(/^smtps?$/, 'has to be an smtp:// or smtps:// address with a host', /./).default(''),
  MAIL_TRANSPORTS: MailTransports,
  MAIL_FROM: z.string().refine(isSender, 'has to be an address, such as News <news@example.com>'),
  SALES_EMAIL: EmailAddress,
  DNS_SERVERS: z
    .string()
    .default('')
    .transform(listOf)
    .refine(areDnsServers, 'has to be IP addresses, such as 1.1.1.1, 9.9.9.9:53'),
  MAIL_POSTAL_ADDRESS: z.string().trim().default(''),
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  MAIL_RATE_PER_SECOND: z.coerce.number().min(0).default(0),
  MAIL_RATE_PER_HOUR: z.coerce.number().min(0).default(0),
  UNDO_SECONDS: z.coerce.number().int().min(0).max(3_600).default(secondsToUndo),
  BRAKE_COMPLAINTS: z.coerce.number().min(0).max(100).default(0.1),
  BRAKE_BLOCKS: z.coerce.number().min(0).max(100).default(5),
  MAIL_PROVIDER_LIMITS: z
    .string()
    .trim()
    .default('')
    .transform((text, context) => {
      if (text === 'off') return 'off' as const;
      const limits = parseLimits(listOf(text));
      if (!limits) context.addIssue('has to be off, or limits such as google=5/20, mx.example.net=2/5');
      return limits ?? new Map<string, ProviderLimits>();
    }),
  MAIL_WARM_UP_FROM: z
    .string()
    .trim()
    .default('')
    .refine(isDateOrBlank, 'has to be the first day of the warm-up, such as 2027-02-01'),
  RETURNED_MAIL_URL: mailboxUrl,
  RETURNED_MAIL_ADDRESS: z
    .string()
    .default('')
    .refine(isAddressOrBlank, 'has to be an address, such as returned@example.com'),
  REQUESTS_FROM: z
    .string()
    .default('')
    .refine(isSenderOrBlank, 'has to be an address, such as Ada <hello@example.com>'),
  WORKING_HOURS: z
    .string()
    .trim()
    .default('')
    .transform((text, context) => {
      const hours = parseWorkingHours(text);
      if (text && !hours) context.addIssue('has to be working hours, such as Mon-Fri 08:00-17:00 America/New_York');
      return hours;
    }),
  REQUESTS_MAIL_URL: mailboxUrl,
  REQUESTS_MAIL_ADDRESS: z
    .string()
    .default('')
    .refine(isAddressOrBlank, 'has to be an address, such as hello@example.com or hello+*@example.com'),
};

export interface MailConfig {
  /** Empty when there are transports. */
  smtpUrl: string;
  /** The transports of all email; empty: the server of `smtpUrl` alone. */
  transports: readonly TransportConfig[];
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
  /** The hours in which the promised time of a request passes; undefined: every hour. */
  workingHours: WorkingHours | undefined;
  /** The sender of replies to requests. */
  requestsFrom: string;
  /** The address for answers to replies. A `*` in it stands for a token. */
  requestsAddress: string;
  /** The IMAP mailbox of that address; empty: answers are not read. */
  requestsMailboxUrl: string;
  /** The name servers for checks of the sender's domain; empty: those of this machine. */
  dnsServers: string[];
  /** The maximum number of connections of one worker for newsletters, over all transports. */
  connections: number;
  /** The maximum rate of newsletter messages, for all workers together. 0: no limit. */
  ratePerSecond: number;
  ratePerHour: number;
  /** Limits of single mail providers besides the defaults; off: all providers get email in the same way. */
  providerLimits: ReadonlyMap<string, ProviderLimits> | 'off';
  /** The first day of the warm-up of a new domain or address, as `YYYY-MM-DD` in UTC; null: none. */
  warmUpFrom: string | null;
  /** Percentages of complaints and of blocks at which a campaign is paused; 0: never. */
  brake: BrakeLimits;
  /** Seconds after the start of a campaign during which it can be undone, and nothing is submitted. */
  secondsToUndo: number;
}

/** Email needs a server or transports. Variables with a fault of their own are not missing. */
export const isMailMissing = ({ SMTP_URL, MAIL_TRANSPORTS }: Partial<MailData>): boolean =>
  SMTP_URL === '' && MAIL_TRANSPORTS?.length === 0;

/** A mailbox needs its address, to which answers are sent. */
export const missingOfRequests = (data: Pick<MailData, 'REQUESTS_MAIL_URL' | 'REQUESTS_MAIL_ADDRESS'>): string[] =>
  data.REQUESTS_MAIL_URL && !data.REQUESTS_MAIL_ADDRESS ? ['REQUESTS_MAIL_ADDRESS'] : [];

/** A warm-up counts emails by provider. */
export const warmUpError = (data: Pick<MailData, 'MAIL_WARM_UP_FROM' | 'MAIL_PROVIDER_LIMITS'>): string | undefined =>
  data.MAIL_WARM_UP_FROM && data.MAIL_PROVIDER_LIMITS === 'off'
    ? 'needs pacing by mail provider: remove MAIL_PROVIDER_LIMITS=off'
    : undefined;

type MailData = z.output<z.ZodObject<typeof mailVariables>>;

const isWithBounces = ({ REQUESTS_MAIL_ADDRESS, RETURNED_MAIL_ADDRESS }: MailData): boolean =>
  REQUESTS_MAIL_ADDRESS === '' && RETURNED_MAIL_ADDRESS !== '';

export const mailConfigOf = (data: MailData): MailConfig => ({
  smtpUrl: data.MAIL_TRANSPORTS.length > 0 ? '' : data.SMTP_URL,
  transports: data.MAIL_TRANSPORTS,
  dnsServers: data.DNS_SERVERS,
  from: data.MAIL_FROM,
  salesEmail: data.SALES_EMAIL,
  postalAddress: data.MAIL_POSTAL_ADDRESS,
  returnAddress: data.RETURNED_MAIL_ADDRESS,
  bounceMailboxUrl: data.RETURNED_MAIL_URL,
  workingHours: data.WORKING_HOURS,
  requestsFrom: data.REQUESTS_FROM || data.MAIL_FROM,
  // Without a mailbox of their own, answers arrive with the bounces.
  requestsAddress: data.REQUESTS_MAIL_ADDRESS || data.RETURNED_MAIL_ADDRESS || data.SALES_EMAIL,
  requestsMailboxUrl: data.REQUESTS_MAIL_URL || (isWithBounces(data) ? data.RETURNED_MAIL_URL : ''),
  connections: data.MAIL_TRANSPORTS.reduce((sum, each) => sum + each.connections, 0) || data.MAIL_CONNECTIONS,
  ratePerSecond: data.MAIL_RATE_PER_SECOND,
  ratePerHour: data.MAIL_RATE_PER_HOUR,
  providerLimits: data.MAIL_PROVIDER_LIMITS,
  warmUpFrom: data.MAIL_WARM_UP_FROM || null,
  brake: { complaints: data.BRAKE_COMPLAINTS, blocks: data.BRAKE_BLOCKS },
  secondsToUndo: data.UNDO_SECONDS,
});
