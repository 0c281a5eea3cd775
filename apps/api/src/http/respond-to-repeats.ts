import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { progressType } from '@workspace/contracts/endpoint/progress';
import { decryptSecret, encryptSecret } from '../encrypt-secret.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The digest of the idempotency key, in the request that does the change. */
    idempotencyDigest?: Buffer;
  }
}

/** A response may have a secret, such as a new API key. */
const purpose = 'response to a change';
const unfinished =
  'The first attempt has not ended, or was cut off. Look in another tab what became of it before you reload this page and try again.';

/**
 * Does a change of staff once for each idempotency key, and answers a repeat with the first response. Registered after
 * the audit log: a repeat leaves no entry.
 */
export function respondToRepeats(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorateRequest('idempotencyDigest', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const digest = digestOf(request);
    if (!digest) return undefined;
    const claimed = await request.em.execute(
      'insert into idempotency_keys (digest) values (?) on conflict do nothing returning digest',
      [digest],
    );
    if (claimed.length === 0) return respondAgain(request, reply, digest, secrets);
    request.idempotencyDigest = digest;
    return undefined;
  });
  app.addHook('onSend', async ({ idempotencyDigest, em, log }, { statusCode }, payload) => {
    if (!idempotencyDigest) return;
    try {
      if (statusCode >= 300) await em.execute('delete from idempotency_keys where digest = ?', [idempotencyDigest]);
      else await em.execute(storeResponse, [statusCode, await encrypt(secrets, payload), idempotencyDigest]);
    } catch (err) {
      // The change is done. A repeat learns that nobody knows.
      log.warn({ event: 'response_not_stored', err });
    }
  });
}

const storeResponse = 'update idempotency_keys set status = ?, response = ? where digest = ?';

/** Two people, or two changes, may have the same key. A stream of progress is sent as it comes, and not stored. */
function digestOf({ headers, routeOptions, user, apiKey, method, url, body }: FastifyRequest): Buffer | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || !user || method === 'GET' || !routeOptions.config.audit) return undefined;
  if (headers.accept?.includes(progressType)) return undefined;
  const change = JSON.stringify([key, user.email, apiKey?.id ?? null, method, url, body ?? null]);
  return createHash('sha256').update(change).digest();
}

async function respondAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  digest: Buffer,
  secrets: readonly string[],
): Promise<FastifyReply> {
  const [first] = await request.em.execute<{ status: number | null; response: string | null }[]>(
    'select status, response from idempotency_keys where digest = ?',
    [digest],
  );
  const response = first?.response && (await decryptSecret(secrets, purpose, first.response));
  if (!first?.status || response === undefined) throw new ApiError(503, 'unavailable', unfinished);
  delete request.recorder;
  if (response) reply.type('application/json; charset=utf-8');
  return reply.code(first.status).send(response ?? '');
}

const encrypt = async (secrets: readonly string[], payload: unknown): Promise<string | null> =>
  typeof payload === 'string' && payload !== '' ? encryptSecret(secrets, purpose, payload) : null;
