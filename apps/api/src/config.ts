import * as z from 'zod';
import { EmailAddress, parseEmailAddress } from '@workspace/contracts/email-address';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import { databaseVariables, isDecodable, type DatabasePreparation } from './config-database.ts';
import {
  checkStopVariables,
  stopSettingsOf,
  stopVariables,
  type StopSettings,
} from '@workspace/node-server/stop-settings';
import { invalidVariables } from '@workspace/node-server/invalid-variables';
import { dkimKeyError } from './dkim-key.ts';
import { linkedinConfig, linkedinVariables, missingOfLinkedin, type LinkedinConfig } from './config-linkedin.ts';
import { modelConfigOf, modelEnvironment, type ModelConfig } from './config-model.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const secrets = z
  .string()
  .transform(list)
  .pipe(z.array(z.string().min(32, 'every secret needs at least 32 characters')).min(1, 'needs at least one secret'));

const encoded = 'in its password, write special characters percent-encoded, such as %23 for #';

/** A DNS name, or a part of one. */
const dnsName = z
  .string()
  .trim()
  .regex(/^$|^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i, 'has to be a name in DNS, such as example.com or news')
  .default('');

const isAddressOrBlank = (text: string): boolean => text === '' || parseEmailAddress(text) !== undefined;

/** The domain of email addresses: an international one as punycode. */
const emailDomain = z.string().transform((domain, context) => {
  const address = parseEmailAddress(`staff@${domain}`);
  if (address) return address.slice(address.indexOf('@') + 1);
  context.addIssue('has to be a list of domains');
  return z.NEVER;
});

const Environment = z
  .object({
    HOST: z.string().default('localhost'),
    API_PORT: port.default(3001),
    ROLE: z.enum(['http', 'worker', 'all']).default('all'),
    ...databaseVariables,
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/, abort: true, error: 'has to be an http or https address' })
      .refine((address) => new URL(address).pathname === '/', 'has to be an address without a path')
      .transform((address) => new URL(address).origin),
    OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'has to be an http or https address' }),
    OIDC_CLIENT_ID: z.string().min(1),
    OIDC_CLIENT_SECRET: z.string().min(1),
    SESSION_SECRETS: secrets,
    STAFF_EMAIL_DOMAINS: z
      .string()
      .transform((text) => list(text.toLowerCase()))
      .pipe(z.array(emailDomain).min(1, 'needs a domain')),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, abort: true, error: `has to be an smtp:// or smtps:// address; ${encoded}` })
      .refine(isDecodable, encoded),
    MAIL_FROM: z.string().regex(/@/, 'has to be an address, such as News <news@example.com>'),
    SALES_EMAIL: EmailAddress,
    MAIL_POSTAL_ADDRESS: z.string().trim().default(''),
    MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
    MAIL_RATE_PER_SECOND: z.coerce.number().min(0).default(0),
    MAIL_RATE_PER_HOUR: z.coerce.number().min(0).default(0),
    LINK_SECRETS: secrets,
    RETURNED_MAIL_URL: z
      .url({
        protocol: /^imaps?$/,
        error: `has to be an imap:// or imaps:// address with user and password; ${encoded}`,
      })
      .default(''),
    RETURNED_MAIL_ADDRESS: z
      .string()
      .default('')
      .refine(isAddressOrBlank, 'has to be an address, such as returned@example.com'),
    MAIL_EVENTS_SECRETS: z.string().default('').transform(list),
    MAIL_EVENTS_SNS_TOPIC: z.string().trim().default(''),
    DKIM_DOMAIN: dnsName,
    DKIM_SELECTOR: dnsName,
    DKIM_PRIVATE_KEY: z
      .string()
      .default('')
      .transform((key) => key.replaceAll(String.raw`\n`, '\n').trim()),
    ...linkedinVariables,
    ...modelEnvironment,
    LIMITS: z.enum(['on', 'off']).default('on'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ...stopVariables,
  })
  .superRefine(checkStopVariables)
  .superRefine((data, context) => {
    const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
    const ofDkim = names.filter((name) => !data[name]);
    const missing = ofDkim.length === names.length ? [] : ofDkim;
    for (const name of [...missing, ...missingOfLinkedin(data)])
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the others of its kind' });
    const keyProblem = data.DKIM_PRIVATE_KEY && dkimKeyError(data.DKIM_PRIVATE_KEY);
    if (keyProblem) context.addIssue({ code: 'custom', path: ['DKIM_PRIVATE_KEY'], message: keyProblem });
  });

export interface Config {
  host: string;
  port: number;
  servesHttp: boolean;
  runsJobs: boolean;
  databaseUrl: string;
  databasePreparation: DatabasePreparation;
  publicOrigin: string;
  oidc: { issuer: string; clientId: string; clientSecret: string };
  /** Newest first: the first signs, all verify. */
  sessionSecrets: string[];
  /** Newest first: the first encrypts newsletter links, all decrypt them. */
  linkSecrets: string[];
  /** Credentials of incoming mail events: secrets, the newest first, and the Amazon SNS topic of SES. */
  mailEvents: { secrets: string[]; snsTopic: string | undefined };
  mail: {
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
  };
  /** The DKIM key that signs all email, when one is configured. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
  /** LinkedIn configuration, when it is set. */
  linkedin: LinkedinConfig | undefined;
  /** The model that drafts posts. */
  model: ModelConfig;
  /** True when public calls are rate limited per visitor. */
  limitsCalls: boolean;
  /** In lowercase. */
  staffEmailDomains: string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  stop: StopSettings;
}

/** Parses the environment once. Throws one message that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const variables = withoutEmpty(environment);
  const { data, error } = Environment.safeParse(variables);
  if (error) throw new Error(invalidVariables('The API', error, variables));
  return {
    host: data.HOST,
    port: data.API_PORT,
    servesHttp: data.ROLE !== 'worker',
    runsJobs: data.ROLE !== 'http',
    databaseUrl: data.DATABASE_URL,
    databasePreparation: data.DATABASE_PREPARATION,
    publicOrigin: data.PUBLIC_ORIGIN,
    oidc: { issuer: data.OIDC_ISSUER, clientId: data.OIDC_CLIENT_ID, clientSecret: data.OIDC_CLIENT_SECRET },
    sessionSecrets: data.SESSION_SECRETS,
    staffEmailDomains: data.STAFF_EMAIL_DOMAINS,
    linkSecrets: data.LINK_SECRETS,
    mailEvents: { secrets: data.MAIL_EVENTS_SECRETS, snsTopic: data.MAIL_EVENTS_SNS_TOPIC || undefined },
    mail: {
      smtpUrl: data.SMTP_URL,
      from: data.MAIL_FROM,
      salesEmail: data.SALES_EMAIL,
      postalAddress: data.MAIL_POSTAL_ADDRESS,
      returnAddress: data.RETURNED_MAIL_ADDRESS,
      bounceMailboxUrl: data.RETURNED_MAIL_URL,
      connections: data.MAIL_CONNECTIONS,
      ratePerSecond: data.MAIL_RATE_PER_SECOND,
      ratePerHour: data.MAIL_RATE_PER_HOUR,
    },
    dkim: dkimOf(data),
    linkedin: linkedinConfig(data),
    model: modelConfigOf(data),
    limitsCalls: data.LIMITS === 'on',
    logLevel: data.LOG_LEVEL,
    stop: stopSettingsOf(data),
  };
}

function dkimOf(data: z.output<typeof Environment>): Config['dkim'] {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = data;
  return domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined;
}

/** Parses the settings of a migration, which needs no others. Throws one message that names every invalid variable. */
export function readMigrationConfig(environment: NodeJS.ProcessEnv = process.env): {
  databaseUrl: string;
  preparation: DatabasePreparation;
} {
  const variables = withoutEmpty(environment);
  const Variables = z.object({
    ...databaseVariables,
    DATABASE_PREPARATION: z.enum(['migrate', 'seed']).default('migrate'),
  });
  const { data, error } = Variables.safeParse(variables);
  if (error) throw new Error(invalidVariables('The migration', error, variables));
  return { databaseUrl: data.DATABASE_URL, preparation: data.DATABASE_PREPARATION };
}
