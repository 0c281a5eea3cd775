import * as z from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'has to be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));

/** One key that tokens are sealed with: its name, which is stored beside what it sealed, and 32 bytes. */
export interface TokenKey {
  id: string;
  key: Buffer;
}

export interface LinkedinConfig {
  clientId: string;
  clientSecret: string;
  /** Where people authorise and read, and where the API answers; both without a slash at the end. */
  siteUrl: string;
  apiUrl: string;
  /** The month whose API is spoken, as yyyymm. */
  version: string;
  /** The first seals, all open. */
  tokenKeys: readonly [TokenKey, ...TokenKey[]];
}

/** The variables of LinkedIn. All may be left out, and then there is no LinkedIn. */
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

type Given = z.output<z.ZodObject<typeof linkedinVariables>>;

/** What is needed to reach LinkedIn: all of them, or none and there is no LinkedIn. */
export const linkedinRequirements = ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_TOKEN_KEYS'] as const;

/** The names of those that are missing although others of their kind are set. */
export function missingOfLinkedin(given: Given): string[] {
  const missing = linkedinRequirements.filter((name) => given[name].length === 0);
  return missing.length === linkedinRequirements.length ? [] : missing;
}

/** How LinkedIn is reached; undefined where it is not set. */
export function linkedinConfig(given: Given): LinkedinConfig | undefined {
  const [first, ...others] = given.LINKEDIN_TOKEN_KEYS;
  if (!first || !given.LINKEDIN_CLIENT_ID || !given.LINKEDIN_CLIENT_SECRET) return undefined;
  return {
    clientId: given.LINKEDIN_CLIENT_ID,
    clientSecret: given.LINKEDIN_CLIENT_SECRET,
    siteUrl: given.LINKEDIN_URL,
    apiUrl: given.LINKEDIN_API_URL,
    version: given.LINKEDIN_VERSION,
    tokenKeys: [first, ...others],
  };
}

/** `id:base64`, with commas between keys. A value of a key is never said. */
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
