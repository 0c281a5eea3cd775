import { delimiter, dirname, join, resolve } from 'node:path';
import { SandboxError } from '@workspace/sandbox/sandbox-error';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import { z } from 'zod';

/** The root folder of the workspace. */
export const root = resolve(import.meta.dirname, '..');

const portAdvice = 'it must be a port number from 1 to 65535';
const port = z.coerce.number(portAdvice).int(portAdvice).min(1, portAdvice).max(65535, portAdvice);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, abort: true, error: `it must be an address such as ${example}` });
const web = address(/^https?$/, 'http://localhost:3000');
const text = z.string().min(1);
// Some shells export the machine's name as HOST; only values that mean "here" or "everywhere" are accepted.
const host = z.enum(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']).catch('localhost');

const Environment = z
  .object({
    SITE_PORT: port.default(3000),
    API_PORT: port.default(3001),
    CONSOLE_PORT: port.default(3002),
    SANDBOX_PORT: port.default(3003),
    SMTP_PORT: port.default(3025),
    POSTGRES_PORT: port.default(3032),
    DATA_DIR: text.default('.data'),
    STOP_SECONDS: z.coerce.number('it must be seconds').min(1).max(3_600).default(30),
    HOST: host,
    IMAGE_STORE: text.optional(),
    DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/site').optional(),
    MAIL_FROM: text.default('Lanesight <news@lanesight.ai>'),
    SALES_EMAIL: z.email('it must be an email address').default('sales@lanesight.ai'),
    SMTP_URL: address(/^smtps?$/, 'smtp://localhost:25').optional(),
    OIDC_ISSUER: web.optional(),
    OIDC_CLIENT_ID: text.optional(),
    OIDC_CLIENT_SECRET: text.optional(),
    SESSION_SECRETS: text.optional(),
    LINK_SECRETS: text.optional(),
    MAIL_POSTAL_ADDRESS: text.default('Lanesight, Inc., 100 Sample Street, Sampletown'),
    LINKEDIN_CLIENT_ID: text.optional(),
    LINKEDIN_CLIENT_SECRET: text.optional(),
    LINKEDIN_TOKEN_KEYS: text.optional(),
    MODEL_BASE_URL: web.optional(),
    MODEL_API_KEY: text.optional(),
    MODEL_NAME: text.optional(),
    MODEL_PACE: z.coerce.number('it must be milliseconds').int().min(0).max(10_000).default(30),
    STAFF_EMAIL_DOMAINS: text.default('lanesight.ai,lanesight.io'),
    PUBLIC_ORIGIN: web
      .refine((url) => new URL(url).pathname === '/', 'it must be an address without a path')
      .transform((url) => new URL(url).origin)
      .optional(),
    API_URL: web.transform((url) => url.replace(/\/$/, '')).optional(),
    STAFF_CONSOLE_URL: web.transform((url) => url.replace(/\/$/, '')).optional(),
    DATABASE_PREPARATION: z.enum(['check', 'migrate', 'seed'], 'it must be check, migrate or seed').default('seed'),
  })
  .superRefine((given, context) => {
    const needs = (name: keyof typeof given, others: readonly (keyof typeof given)[]) => {
      const missing = given[name] ? others.filter((other) => !given[other]) : [];
      for (const other of missing)
        context.addIssue({ code: 'custom', path: [other], message: `it is needed with ${name}` });
    };
    needs('OIDC_ISSUER', ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
    needs('LINKEDIN_CLIENT_ID', ['LINKEDIN_CLIENT_SECRET']);
  });

/** The configuration of the product: the user's settings, and the environment that every server inherits. */
export type ProductConfig = z.output<typeof Environment> & {
  mode: 'production' | 'development';
  environment: Record<string, string>;
};

/**
 * Parses the settings of a start; throws a message that names an invalid one. With `only`, the user's settings are
 * ignored: a test must not run on a database in use.
 */
export function readProductConfig(only?: Record<string, string>): ProductConfig {
  const all = withoutEmpty(process.env);
  const others = Object.entries(all).filter(([name]) => !(name in Environment.shape));
  const given = only ? { ...Object.fromEntries(others), ...only } : all;
  const read = Environment.safeParse(given);
  if (!read.success) throw new SandboxError(read.error.issues.map(sentence).join('\n'));
  const environment = {
    ...given,
    PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), given.PATH].join(delimiter),
  };
  return { ...read.data, DATA_DIR: resolve(root, read.data.DATA_DIR), mode: 'production', environment };
}

/** Reads the settings for finding a browser and for unattended runs. */
export function readToolConfig(): { chromiumPath: string | undefined; environment: Record<string, string> } {
  const given = withoutEmpty(process.env);
  const environment = {
    ...given,
    PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), given.PATH].join(delimiter),
  };
  return { chromiumPath: given.CHROMIUM_PATH, environment };
}

/** The origins of all servers. */
export type Origins = { site: string; api: string; console: string; sandbox: string; issuer: string };

/** Publishes the database of this worker's product, for states that only a clock or a crash can cause. */
export function publishDatabase(url: string): void {
  process.env.PRODUCT_DATABASE = url;
}

export function publishedDatabase(): string {
  return process.env.PRODUCT_DATABASE ?? '';
}

function sentence({ path, message }: z.core.$ZodIssue): string {
  return `${String(path[0])} has a bad value: ${message}. Correct it or leave it out.`;
}
