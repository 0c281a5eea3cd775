import { isIP } from 'node:net';
import * as z from 'zod';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import {
  operationSettingsOf,
  operationVariables,
  type OperationSettings,
} from '@workspace/node-server/operation-settings';
import { parseVariables } from '@workspace/node-server/parse-variables';
import {
  checkStopVariables,
  stopSettingsOf,
  stopVariables,
  type StopSettings,
} from '@workspace/node-server/stop-settings';

const address = z
  .url({ protocol: /^https?$/, abort: true, error: 'has to be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const nets = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns true for an IP address, a CIDR range such as `10.0.0.0/8`, or a named range. */
function isProxy(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const most = isIP(ip) === 6 ? 128 : 32;
  return nets.includes(text) || (isIP(ip) > 0 && more.length === 0 && (bits === undefined || Number(bits) <= most));
}

const isHere = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const Environment = z
  .object({
    HOST: z.string().default('localhost'),
    SITE_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    API_URL: address,
    STAFF_CONSOLE_URL: address.transform((url) => url.replace(new RegExp(`/${staffConsoleEntry}$`), '')),
    PUBLIC_ORIGIN: address
      .refine((url) => new URL(url).pathname === '/', 'has to be an address without a path')
      .transform((url) => new URL(url).origin),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(
        z.array(z.string().refine(isProxy, 'has to be addresses or nets, such as 10.0.0.0/8, with commas between')),
      ),
    SITE_MODE: z.enum(['production', 'development']).default('production'),
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ...operationVariables,
    ...stopVariables,
  })
  .superRefine(checkStopVariables)
  .refine(
    // Browsers block http resources on an https page, except from localhost.
    (given) =>
      !given.PUBLIC_ORIGIN.startsWith('https:') ||
      !given.STAFF_CONSOLE_URL.startsWith('http:') ||
      isHere(given.STAFF_CONSOLE_URL),
    {
      path: ['STAFF_CONSOLE_URL'],
      error: 'has to be an https address as PUBLIC_ORIGIN is one: browsers load nothing over http into such a page',
    },
  );

/** The schema of each variable, by its name. */
export const variableSchemas = Environment.shape;

export interface Config {
  host: string;
  port: number;
  apiUrl: string;
  /** URL of the folder with the console's `remoteEntry.js`. */
  staffConsoleUrl: string;
  publicOrigin: string;
  /** Proxies whose forwarded client address is trusted. */
  trustedProxies: string[];
  /** In development pages are rendered from the sources and never cached. */
  isDevelopment: boolean;
  cachesPages: boolean;
  logLevel: string;
  operation: OperationSettings;
  stop: StopSettings;
}

/** Reads the environment once. Throws an error with one message that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const data = parseVariables('The site', Environment, withoutEmpty(environment));
  return {
    host: data.HOST,
    port: data.SITE_PORT,
    apiUrl: data.API_URL,
    staffConsoleUrl: data.STAFF_CONSOLE_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    trustedProxies: data.TRUSTED_PROXIES,
    isDevelopment: data.SITE_MODE === 'development',
    cachesPages: data.PAGE_CACHE === 'on' && data.SITE_MODE === 'production',
    logLevel: data.LOG_LEVEL,
    operation: operationSettingsOf(data),
    stop: stopSettingsOf(data),
  };
}
