import * as z from 'zod';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import { databaseVariables, type DatabasePreparation } from './config-database.ts';
import {
  checkStopVariables,
  stopSettingsOf,
  stopVariables,
  type StopSettings,
} from '@workspace/node-server/stop-settings';
import { parseVariables } from '@workspace/node-server/parse-variables';
import {
  operationSettingsOf,
  operationVariables,
  type OperationSettings,
} from '@workspace/node-server/operation-settings';
import { dkimKeyError } from './dkim-key.ts';
import { dkimOf, dkimVariables, missingOfDkim, type DkimKey } from './config-dkim.ts';
import { linkedinConfig, linkedinVariables, missingOfLinkedin, type LinkedinConfig } from './config-linkedin.ts';
import { imageStoreConfig, imageStoreError, imageVariables } from './config-images.ts';
import { listOf } from './config-list.ts';
import { staffErrors, staffConfigOf, staffVariables, type StaffConfig } from './config-staff.ts';
import type { ImageStoreConfig } from './adapters/image-store/open-image-store.ts';
import {
  mailConfigOf,
  mailVariables,
  isMailMissing,
  missingOfRequests,
  warmUpError,
  type MailConfig,
} from './config-mail.ts';
import { modelConfigOf, modelEnvironment, type ModelConfig } from './config-model.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const secrets = z
  .string()
  .transform(listOf)
  .pipe(z.array(z.string().min(32, 'every secret needs at least 32 characters')).min(1, 'needs at least one secret'));

const isTopicOrBlank = (text: string): boolean => text === '' || /^arn:[\w-]+:sns:[\w-]+:\d+:[\w.-]+$/.test(text);

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
    ...staffVariables,
    ...mailVariables,
    ...dkimVariables,
    LINK_SECRETS: secrets,
    CONSENT_STORES_IP: z.enum(['true', 'false']).default('false'),
    MAIL_EVENTS_SECRETS: z.string().default('').transform(listOf),
    MAIL_EVENTS_SNS_TOPIC: z
      .string()
      .trim()
      .default('')
      .refine(isTopicOrBlank, 'has to be the ARN of an SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces'),
    ...linkedinVariables,
    ...modelEnvironment,
    ...imageVariables,
    LIMITS: z.enum(['on', 'off']).default('on'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ...operationVariables,
    ...stopVariables,
  })
  // Named with the other missing ones.
  .refine((data) => !isMailMissing(data), { path: ['SMTP_URL'], error: 'is needed', when: () => true })
  .superRefine(checkStopVariables)
  .superRefine((data, context) => {
    for (const name of [...missingOfDkim(data), ...missingOfLinkedin(data), ...missingOfRequests(data)])
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the others of its kind' });
    const keyProblem = data.DKIM_PRIVATE_KEY && dkimKeyError(data.DKIM_PRIVATE_KEY);
    if (keyProblem) context.addIssue({ code: 'custom', path: ['DKIM_PRIVATE_KEY'], message: keyProblem });
    const storeProblem = imageStoreError(data.IMAGE_STORE);
    const warmUpProblem = warmUpError(data);
    if (warmUpProblem) context.addIssue({ code: 'custom', path: ['MAIL_WARM_UP_FROM'], message: warmUpProblem });
    for (const error of staffErrors(data)) context.addIssue({ code: 'custom', ...error });
    if (storeProblem) context.addIssue({ code: 'custom', path: ['IMAGE_STORE'], message: storeProblem });
  });

/** The schema of each variable, by its name. */
export const variableSchemas = Environment.shape;

export interface Config {
  host: string;
  port: number;
  role: 'http' | 'worker' | 'all';
  servesHttp: boolean;
  runsJobs: boolean;
  databaseUrl: string;
  /** A streaming standby for reads of visitors, when one is set. */
  databaseReadUrl: string | undefined;
  databasePreparation: DatabasePreparation;
  publicOrigin: string;
  oidc: { issuer: string; clientId: string; clientSecret: string };
  /** Newest first: the first signs, all verify. */
  sessionSecrets: string[];
  /** Newest first: the first encrypts newsletter links, all decrypt them. */
  linkSecrets: string[];
  /** True when the consent of a sign-up has the visitor's IP address. */
  consentStoresIp: boolean;
  /** Credentials of incoming mail events: secrets, the newest first, and the Amazon SNS topic of SES. */
  mailEvents: { secrets: string[]; snsTopic: string | undefined };
  mail: MailConfig;
  /** The DKIM key that signs all email, when one is configured. */
  dkim: DkimKey | undefined;
  /** LinkedIn configuration, when it is set. */
  linkedin: LinkedinConfig | undefined;
  /** The model that drafts posts. */
  model: ModelConfig;
  /** The place of the images' files. */
  imageStore: ImageStoreConfig;
  /** True when public calls are rate limited per visitor. */
  limitsCalls: boolean;
  /** In lowercase. */
  staffEmailDomains: string[];
  roles: StaffConfig;
  /** Minutes between two checks of a session at the provider; 0: none. */
  sessionCheckMinutes: number;
  /** True when webhooks may be sent to private networks and over http. */
  webhooksToPrivate: boolean;
  /** Days that entries of the audit log are kept; 0: forever. */
  auditLogDays: number;
  /** Sending to more people requires a fresh sign-in. */
  stepUpRecipients: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  operation: OperationSettings;
  stop: StopSettings;
}

/** Parses the environment by variable. Throws one message that names every invalid variable. */
export const readVariables = (environment: NodeJS.ProcessEnv) =>
  parseVariables('The API', Environment, withoutEmpty(environment));

/** The names of all variables that the API reads. */
export const variableNames: readonly string[] = Object.keys(Environment.shape);

/** Parses the environment once. Throws one message that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const data = readVariables(environment);
  return {
    host: data.HOST,
    port: data.API_PORT,
    role: data.ROLE,
    servesHttp: data.ROLE !== 'worker',
    runsJobs: data.ROLE !== 'http',
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databasePreparation: data.DATABASE_PREPARATION,
    publicOrigin: data.PUBLIC_ORIGIN,
    oidc: { issuer: data.OIDC_ISSUER, clientId: data.OIDC_CLIENT_ID, clientSecret: data.OIDC_CLIENT_SECRET },
    sessionSecrets: data.SESSION_SECRETS,
    staffEmailDomains: data.STAFF_EMAIL_DOMAINS,
    roles: staffConfigOf(data),
    sessionCheckMinutes: data.SESSION_CHECK_MINUTES,
    webhooksToPrivate: data.WEBHOOK_PRIVATE_ADDRESSES === 'on',
    auditLogDays: data.AUDIT_LOG_DAYS,
    stepUpRecipients: data.STEP_UP_RECIPIENTS,
    linkSecrets: data.LINK_SECRETS,
    consentStoresIp: data.CONSENT_STORES_IP === 'true',
    mailEvents: { secrets: data.MAIL_EVENTS_SECRETS, snsTopic: data.MAIL_EVENTS_SNS_TOPIC || undefined },
    mail: mailConfigOf(data),
    dkim: dkimOf(data),
    linkedin: linkedinConfig(data),
    model: modelConfigOf(data),
    imageStore: imageStoreConfig(data),
    limitsCalls: data.LIMITS === 'on',
    logLevel: data.LOG_LEVEL,
    operation: operationSettingsOf(data),
    stop: stopSettingsOf(data),
  };
}
