import { join } from 'node:path';
import { drillSecret } from './create-session.ts';
import type { CopyOf } from './copy.ts';

/** The database, the mail server and a folder for the files of a fleet. */
export interface Where {
  folder: string;
  databaseUrl: string;
  smtpPort: number;
  settings: Record<string, string>;
}

/** The addresses of the balancers. */
interface Origins {
  API: string;
  console: string;
  site: string;
}

/** Longer than a balancer needs to notice on a busy machine, before a copy closes its port. */
const stopping = { DRAIN_SECONDS: '3', STOP_SECONDS: '30' };

/** Returns each part of the product with its settings. */
export function partsOf(where: Where, origins: Origins): Record<'API' | 'console' | 'site' | 'worker', CopyOf> {
  const api = (ROLE: string): CopyOf => ({
    script: 'apps/api/src/main.ts',
    portName: 'API_PORT',
    env: { ...apiSettings(where, origins.site), ROLE },
  });
  return {
    API: api('http'),
    worker: api('worker'),
    console: {
      script: 'apps/staff-console/server/main.ts',
      portName: 'CONSOLE_PORT',
      env: { CONSOLE_RELEASES: join(where.folder, 'releases'), ...stopping },
    },
    site: {
      script: 'apps/public-site/server/main.ts',
      portName: 'SITE_PORT',
      env: { API_URL: origins.API, STAFF_CONSOLE_URL: origins.console, PUBLIC_ORIGIN: origins.site, ...stopping },
    },
  };
}

const apiSettings = ({ folder, databaseUrl, smtpPort, settings }: Where, publicOrigin: string) => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_ORIGIN: publicOrigin,
  OIDC_ISSUER: 'http://127.0.0.1:1',
  OIDC_CLIENT_ID: 'none',
  OIDC_CLIENT_SECRET: 'none',
  SESSION_SECRETS: drillSecret,
  LINK_SECRETS: drillSecret,
  SESSION_CHECK_MINUTES: '0',
  STAFF_EMAIL_DOMAINS: 'lanesight.ai',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAIL_FROM: 'News <news@example.com>',
  MAIL_POSTAL_ADDRESS: 'Lanesight, Inc., 100 Sample Street, Sampletown',
  SALES_EMAIL: 'sales@example.com',
  DATA_DIR: folder,
  // All visitors of a drill have one address.
  LIMITS: 'off',
  ...stopping,
  ...settings,
});
