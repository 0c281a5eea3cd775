import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * Exports everything that is stored about an email address as one JSON document, for the person: `email`, `exportedAt`,
 * and a list of rows for each kind of data.
 */
export const exportPersonalData = defineEndpoint({
  method: 'GET',
  path: '/api/personal-data',
  access: 'staff',
  audit: 'recorded',
  permission: 'suppressions:write',
  needsFreshSignIn: true,
  query: z.object({ email: EmailAddress }),
  response: { stream: 'application/json; charset=utf-8' },
  errors: { archive_unreachable: 503 },
});
