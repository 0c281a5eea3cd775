import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const Environment = z.object({
  HOST: z.string().default('localhost'),
  API_PORT: port.default(3001),
  ROLE: z.enum(['http', 'worker', 'all']).default('all'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'has to be a postgresql:// address' }),
  DATABASE_PREPARATION: z.enum(['check', 'migrate', 'seed']).default('check'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'has to be an http or https address' })
    .transform((address) => new URL(address).origin),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'has to be an http or https address' }),
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  SESSION_SECRETS: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().min(32, 'every secret needs at least 32 characters')).min(1, 'needs at least one secret')),
  STAFF_EMAIL_DOMAINS: z
    .string()
    .transform((text) => list(text.toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+\.[a-z]+$/, 'has to be a list of domains')).min(1, 'needs a domain')),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'has to be an smtp:// or smtps:// address' }),
  MAIL_FROM: z.string().regex(/@/, 'has to be an address, such as News <news@example.com>'),
  SALES_EMAIL: z.email(),
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Config {
  host: string;
  port: number;
  servesHttp: boolean;
  runsJobs: boolean;
  databaseUrl: string;
  /** What start-up does with the schema: refuse an old one, bring it up to date, or also add the sample posts once. */
  databasePreparation: 'check' | 'migrate' | 'seed';
  publicOrigin: string;
  oidc: { issuer: string; clientId: string; clientSecret: string };
  /** Newest first: the first signs, all verify. */
  sessionSecrets: string[];
  mail: { smtpUrl: string; from: string; salesEmail: string };
  /** Whether calls that anyone may make are counted a visitor. */
  limitsCalls: boolean;
  /** In lower case. */
  staffEmailDomains: string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Reads the environment once. Throws one sentence that names every variable at fault. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { data, error } = Environment.safeParse(environment);
  if (error) throw new Error(sentenceOf(error, environment));
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
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM, salesEmail: data.SALES_EMAIL },
    limitsCalls: data.LIMITS === 'on',
    logLevel: data.LOG_LEVEL,
  };
}

function sentenceOf(error: z.ZodError, environment: NodeJS.ProcessEnv): string {
  const faults = error.issues.map(({ path: [name], message }) =>
    environment[String(name)] === undefined ? `${String(name)} is not set` : `${String(name)}: ${message}`,
  );
  return `The API cannot start: ${[...new Set(faults)].join('; ')}.`;
}
