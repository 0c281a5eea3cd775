import * as z from 'zod';
import { missingInGroup } from './missing-in-group.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'has to be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));

/** An encryption key for tokens: its ID, which is stored with each encrypted token, and 32 bytes. */
export interface TokenKey {
  id: string;
  key: Buffer;
}

export interface LinkedinConfig {
  clientId: string;
  clientSecret: string;
  /** The website for authorization and reading, and the API; both without a trailing slash. */
  siteUrl: string;
  apiUrl: string;
  /** The API version, as yyyymm. */
  version: string;
  /** The first key encrypts, all decrypt. */
  tokenKeys: readonly [TokenKey, ...TokenKey[]];
}

/** The environment variables of LinkedIn. All may be missing; then LinkedIn is disabled. */
export const linkedinVariables = {
  LINKEDIN_CLIENT_ID: z.string().trim().default(''),
  LINKEDIN_CLIENT_SECRET: z.string().trim().default(''),
  LINKEDIN_TOKEN_KEYS: z.string().default('').transform(keysIn),
  LINKEDIN_URL: address.default('https://www.linkedin.com'),
  LINKEDIN_API_URL: address.default('https://api.linkedin.com'),
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d\d(?:0[1-9]|1[0-2])$/, 'has to be a month such as 202606')
    .default('202606'),
};

type LinkedinEnvironment = z.output<z.ZodObject<typeof linkedinVariables>>;

/** The variables that LinkedIn requires: all of them, or none and LinkedIn is disabled. */
export const linkedinRequirements = ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_TOKEN_KEYS'] as const;

/** Returns the required variables that are missing although others are set. */
export const missingOfLinkedin = (variables: LinkedinEnvironment): string[] =>
  missingInGroup(linkedinRequirements, variables);

/** Returns the LinkedIn configuration; undefined when it is not set. */
export function linkedinConfig(variables: LinkedinEnvironment): LinkedinConfig | undefined {
  const [first, ...others] = variables.LINKEDIN_TOKEN_KEYS;
  if (!first || !variables.LINKEDIN_CLIENT_ID || !variables.LINKEDIN_CLIENT_SECRET) return undefined;
  return {
    clientId: variables.LINKEDIN_CLIENT_ID,
    clientSecret: variables.LINKEDIN_CLIENT_SECRET,
    siteUrl: variables.LINKEDIN_URL,
    apiUrl: variables.LINKEDIN_API_URL,
    version: variables.LINKEDIN_VERSION,
    tokenKeys: [first, ...others],
  };
}

/** Parses `id:base64` keys, separated by commas. Error messages never contain a key. */
function keysIn(text: string, context: z.RefinementCtx): TokenKey[] {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, id = '', base64 = ''] = /^([\w.-]{1,40}):([A-Za-z0-9+/]{43}=)$/.exec(part) ?? [];
      return { id, key: Buffer.from(base64, 'base64') };
    });
  const isGood = keys.every(({ id, key }) => id && key.length === 32);
  if (!isGood || new Set(keys.map(({ id }) => id)).size < keys.length)
    context.addIssue({
      code: 'custom',
      message: 'has to be a list of id:key, each id once, each key 32 bytes in base64',
    });
  return keys;
}
