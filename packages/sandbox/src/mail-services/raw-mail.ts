import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { injectFaults, type Faults } from '../faults.ts';
import { fieldOf, headOf, type AcceptedMail } from './accepted-mail.ts';
import { rawMailUser } from './credentials.ts';

const prefix = '/raw-mail';

/** Adds a service that accepts whole messages at `/raw-mail/send`. `GET /raw-mail/messages` lists them. */
export async function addRawMail(app: FastifyInstance, faults: Faults): Promise<void> {
  const accepted: AcceptedMail[] = [];
  app.get(`${prefix}/messages`, () => accepted);
  await app.register(async (scope) => {
    injectFaults(scope, faults, 'raw-mail', prefix);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(`${prefix}/send`, { bodyLimit: 50 * 2 ** 20 }, async (request, reply) => {
      const fault = faultOf(request);
      if (fault) return reply.code(fault.status).send(fault.text);
      const head = headOf(request.body as Buffer);
      const to = String(request.headers['x-envelope-to']);
      accepted.push({ to: Buffer.from(to, 'latin1').toString(), givenId: fieldOf(head, 'Message-ID') ?? '', head });
      return reply.code(202).send(`queued as ${randomUUID()}`);
    });
  });
}

function faultOf({ headers, body }: FastifyRequest): { status: number; text: string } | undefined {
  const { user, password } = rawMailUser;
  if (headers.authorization !== `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
    return { status: 401, text: 'Unknown user or password' };
  if (headers['content-type'] !== 'message/rfc822') return { status: 415, text: 'Send message/rfc822' };
  if (headers['x-envelope-from'] === undefined) return { status: 400, text: 'x-envelope-from is missing' };
  if (!/^[^@\s]+@[^@\s]+$/.test(String(headers['x-envelope-to'])))
    return { status: 422, text: '550 5.1.3 Bad recipient address syntax' };
  const head = headOf(body as Buffer);
  if (!fieldOf(head, 'From')) return { status: 400, text: 'The message has no From' };
  if (headers['idempotency-key'] !== fieldOf(head, 'Message-ID'))
    return { status: 400, text: 'idempotency-key is not the Message-ID' };
  return undefined;
}
