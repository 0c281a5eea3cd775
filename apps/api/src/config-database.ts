import * as z from 'zod';

const databaseAddress =
  'has to be a postgresql:// address; in its password, write special characters percent-encoded, such as %23 for #';

/**
 * Returns true when a URL can be percent-decoded. A lone percent sign in a password would otherwise fail only at the
 * first connection.
 */
export function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/** The environment variables of the database. */
export const databaseVariables = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, abort: true, error: databaseAddress })
    .refine(isDecodable, databaseAddress),
  DATABASE_PREPARATION: z.enum(['check', 'migrate', 'seed']).default('check'),
};

/** The schema preparation at startup: reject an old schema, migrate it, or also add the sample posts once. */
export type DatabasePreparation = z.output<typeof databaseVariables.DATABASE_PREPARATION>;
