import { issuerOn } from '@workspace/sandbox/identity-provider';
import { linkedinOn } from '@workspace/sandbox/linkedin';
import { linkedinClient } from '@workspace/sandbox/linkedin/client';
import { modelUrlOn, sandboxModel } from '@workspace/sandbox/model';
import type { Origins, ProductConfig } from '../config.ts';
import type { Part } from './children.ts';
import type { RequestedPort } from './ports.ts';
import { settingsWith } from './server-settings.ts';

/** The servers that a start runs itself; each is false when the settings point to an external one. */
export type Own = {
  api: boolean;
  console: boolean;
  postgres: boolean;
  identityProvider: boolean;
  mailbox: boolean;
  linkedin: boolean;
  model: boolean;
};

/** An external API has its own database, mail server and identity provider. */
export function ownParts(config: ProductConfig): Own {
  const api = !config.API_URL;
  return {
    api,
    console: !config.STAFF_CONSOLE_URL,
    postgres: api && !config.DATABASE_URL,
    identityProvider: api && !config.OIDC_ISSUER,
    mailbox: api && !config.SMTP_URL,
    linkedin: api && !config.LINKEDIN_CLIENT_ID,
    // Any of the model's settings means an external model.
    model: api && !config.MODEL_API_KEY && !config.MODEL_BASE_URL && !config.MODEL_NAME,
  };
}

/** Returns true when any service of the sandbox is used. */
export const runsSandbox = ({ identityProvider, mailbox, linkedin, model }: Own): boolean =>
  identityProvider || mailbox || linkedin || model;

/** Returns the ports that these servers will listen on. */
export function requestedPorts(config: ProductConfig, own: Own): RequestedPort[] {
  const wanted = (
    variable: 'SITE_PORT' | 'API_PORT' | 'CONSOLE_PORT' | 'SANDBOX_PORT' | 'SMTP_PORT' | 'POSTGRES_PORT',
    used: boolean,
  ) => (used ? [{ variable, port: config[variable] }] : []);
  return [
    ...wanted('SITE_PORT', true),
    ...wanted('API_PORT', own.api),
    ...wanted('CONSOLE_PORT', own.console),
    ...wanted('SANDBOX_PORT', runsSandbox(own)),
    ...wanted('SMTP_PORT', own.mailbox),
    ...wanted('POSTGRES_PORT', own.postgres),
  ];
}

export function originsOf(config: ProductConfig): Origins {
  const here = (port: number) => `http://localhost:${port}`;
  return {
    site: config.PUBLIC_ORIGIN ?? here(config.SITE_PORT),
    api: config.API_URL ?? here(config.API_PORT),
    console: config.STAFF_CONSOLE_URL ?? here(config.CONSOLE_PORT),
    sandbox: here(config.SANDBOX_PORT),
    issuer: config.OIDC_ISSUER ?? issuerOn(config.SANDBOX_PORT),
  };
}

/** Secrets that exist only for one start, or are stored beside the data. */
export type Secrets = { sessions: string; links: string; client: string; linkedinKeys: string };

export function sandboxPart(config: ProductConfig, own: Own, secrets: Secrets): Part {
  const parts = [
    ...(own.identityProvider ? ['identity-provider'] : []),
    ...(own.mailbox ? ['mailbox', 'mail-services'] : []),
    ...(own.linkedin ? ['linkedin'] : []),
    ...(own.model ? ['model'] : []),
  ];
  return {
    name: 'sandbox',
    // The API waits for responses of its mail server while it stops.
    stopsLast: true,
    args: ['packages/sandbox/src/main.ts'],
    env: {
      SANDBOX_PORT: String(config.SANDBOX_PORT),
      SMTP_PORT: String(config.SMTP_PORT),
      SANDBOX_PARTS: parts.join(','),
      MODEL_API_KEY: secrets.client,
      MODEL_PACE: String(config.MODEL_PACE),
      ...clientOf(config, secrets),
      PUBLIC_ORIGIN: originsOf(config).site,
    },
  };
}

export function apiPart(config: ProductConfig, databaseUrl: string, secrets: Secrets): Part {
  const { site, issuer } = originsOf(config);
  return {
    name: 'API',
    args: config.mode === 'development' ? leash('.', '--watch', 'apps/api/src/main.ts') : ['apps/api/src/main.ts'],
    env: {
      HOST: config.HOST,
      ...settingsWith(config.environment),
      API_PORT: String(config.API_PORT),
      DATABASE_URL: databaseUrl,
      DATABASE_PREPARATION: config.DATABASE_PREPARATION,
      SMTP_URL: config.SMTP_URL ?? `smtp://localhost:${config.SMTP_PORT}`,
      MAIL_FROM: config.MAIL_FROM,
      SALES_EMAIL: config.SALES_EMAIL,
      OIDC_ISSUER: issuer,
      ...clientOf(config, secrets),
      SESSION_SECRETS: secrets.sessions,
      LINK_SECRETS: secrets.links,
      ...linkedinOf(config, secrets),
      // The API runs in the same folder, whatever the folder of the data.
      DATA_DIR: config.DATA_DIR,
      ...(config.IMAGE_STORE && { IMAGE_STORE: config.IMAGE_STORE }),
      MAIL_POSTAL_ADDRESS: config.MAIL_POSTAL_ADDRESS,
      STAFF_EMAIL_DOMAINS: config.STAFF_EMAIL_DOMAINS,
      ...modelOf(config, secrets),
      PUBLIC_ORIGIN: site,
      // One process has both roles here: a start without one of them would be incomplete.
      ROLE: 'all',
      STOP_SECONDS: stopSeconds(config),
    },
  };
}

export function consolePart(config: ProductConfig): Part {
  const env = {
    HOST: config.HOST,
    CONSOLE_PORT: String(config.CONSOLE_PORT),
    PUBLIC_ORIGIN: originsOf(config).site,
    STOP_SECONDS: stopSeconds(config),
  };
  return { name: 'console', args: ['apps/staff-console/server/main.ts'], env };
}

/** The folders whose code the console's build contains. */
const consoleSources = ['src', '../../packages/contracts/src', '../../packages/ui/src'];

/** Rebuilds the console after every change of its source, for development. */
export function consoleBuilderPart(): Part {
  const watched = consoleSources.map((folder) => `--watch-path=${folder}`);
  const builder = leash('apps/staff-console', ...watched, 'node_modules/vite/bin/vite.js', 'build');
  return { name: 'console-builder', args: builder, env: {} };
}

export function sitePart(config: ProductConfig): Part {
  const { site, api, console } = originsOf(config);
  return {
    name: 'site',
    args: ['apps/public-site/server/main.ts'],
    env: {
      ...settingsWith(config.environment),
      HOST: config.HOST,
      SITE_PORT: String(config.SITE_PORT),
      API_URL: api,
      STAFF_CONSOLE_URL: console,
      PUBLIC_ORIGIN: site,
      SITE_MODE: config.mode,
      STOP_SECONDS: stopSeconds(config),
    },
  };
}

function clientOf(config: ProductConfig, secrets: Secrets) {
  return {
    OIDC_CLIENT_ID: config.OIDC_CLIENT_ID ?? 'staff',
    OIDC_CLIENT_SECRET: config.OIDC_CLIENT_SECRET ?? secrets.client,
  };
}

/** Uses the sandbox's LinkedIn, unless a real application is configured; its other settings are inherited. */
function linkedinOf(config: ProductConfig, { linkedinKeys }: Secrets): Record<string, string> {
  const keys = { LINKEDIN_TOKEN_KEYS: linkedinKeys };
  if (config.LINKEDIN_CLIENT_ID) return keys;
  return {
    ...keys,
    LINKEDIN_CLIENT_ID: linkedinClient.id,
    LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    LINKEDIN_URL: linkedinOn(config.SANDBOX_PORT),
    LINKEDIN_API_URL: linkedinOn(config.SANDBOX_PORT),
  };
}

/** Uses the stand-in, or else the environment: the API itself reports missing settings. */
function modelOf(config: ProductConfig, secrets: Secrets): Record<string, string> {
  if (!ownParts(config).model) return {};
  return {
    MODEL_BASE_URL: modelUrlOn(config.SANDBOX_PORT),
    MODEL_API_KEY: secrets.client,
    MODEL_NAME: sandboxModel,
  };
}

/** Development restarts servers at every change, and the wrapper kills them after 1.5 seconds. */
const stopSeconds = ({ mode, STOP_SECONDS }: ProductConfig): string =>
  mode === 'development' ? '1' : String(STOP_SECONDS);

const leash = (folder: string, ...args: string[]) => ['tools/start/leash.ts', folder, ...args];
