import * as z from 'zod';

const databaseAddress =
  'has to be a postgresql:// address; in its password, write special characters percent-encoded, such as %23 for #';

/** A lone percent sign in a password would only fail when the first connection is opened. */
export function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/** The variables of the database. */
export const databaseVariables = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, abort: true, error: databaseAddress })
    .refine(isDecodable, databaseAddress),
  DATABASE_PREPARATION: z.enum(['check', 'migrate', 'seed']).default('check'),
};

/** How a start treats the schema: refuse an old one, bring it up to date, or also add the sample posts once. */
export type DatabasePreparation = z.output<typeof databaseVariables.DATABASE_PREPARATION>;
