import type { FastifyInstance } from 'fastify';
import { createApiKey, deleteApiKey, listApiKeys } from '@workspace/contracts/api-keys';
import { serve } from '../../http/serve.ts';
import { addKey, KeyNotFound, pageOfKeys, removeKey, UnfitExpiry } from './manage-keys.ts';

/** Routes of the keys for other programs. */
export function apiKeysRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, listApiKeys, ({ query, request: { em } }) => pageOfKeys(em, query));

  serve(app, createApiKey, [UnfitExpiry], async ({ body, user, request: { em, log } }) => {
    const made = await addKey(em, body, { email: user.email, now: clock() });
    log.info({ event: 'api_key_created', apiKeyId: made.apiKey.id });
    return made;
  });

  serve(app, deleteApiKey, [KeyNotFound], async ({ params: { id }, request: { em, log } }) => {
    await removeKey(em, id);
    log.info({ event: 'api_key_deleted', apiKeyId: id });
  });
}
