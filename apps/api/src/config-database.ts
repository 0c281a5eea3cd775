import * as z from 'zod';
import { urlWithPassword } from './config-url.ts';

/** The environment variables of the database. */
export const databaseVariables = {
  DATABASE_URL: urlWithPassword(/^postgres(?:ql)?$/, 'has to be a postgresql:// address'),
  DATABASE_READ_URL: urlWithPassword(/^postgres(?:ql)?$/, 'has to be a postgresql:// address').optional(),
  DATABASE_PREPARATION: z.enum(['check', 'migrate', 'seed']).default('check'),
};

/** The schema preparation at startup: reject an old schema, migrate it, or also add the sample posts once. */
export type DatabasePreparation = z.output<typeof databaseVariables.DATABASE_PREPARATION>;
