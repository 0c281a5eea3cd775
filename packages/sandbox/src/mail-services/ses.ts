import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { injectFaults, type Faults } from '../faults.ts';
import { fieldOf, headOf, withId, type AcceptedMail } from './accepted-mail.ts';
import { AwsError } from './aws-error.ts';
import { sesClient, sesConfigurationSet, unverifiedDomain } from './credentials.ts';
import { verifySignature } from './verify-signature.ts';

const prefix = '/ses';

const SendEmail = z.strictObject({
  FromEmailAddress: z.string().optional(),
  FeedbackForwardingEmailAddress: z.string().optional(),
  Destination: z.strictObject({ ToAddresses: z.array(z.string()).min(1).max(50) }),
  Content: z.strictObject({ Raw: z.strictObject({ Data: z.base64() }) }),
  ConfigurationSetName: z.string().optional(),
});

const onlyOnce = ['From', 'Date', 'Message-ID', 'Subject', 'List-Unsubscribe', 'Original-Message-ID', 'MIME-Version'];

/** Adds Amazon SES: `SendEmail` of its API v2 for raw messages. `GET /ses/messages` lists what it accepted. */
export async function addSes(app: FastifyInstance, faults: Faults): Promise<void> {
  const accepted: AcceptedMail[] = [];
  app.get(`${prefix}/messages`, () => accepted);
  await app.register(async (scope) => {
    injectFaults(scope, faults, 'ses', prefix);
    // The signature is about the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, _request, reply) => {
      const { status, type, message } =
        error instanceof AwsError ? error : new AwsError(500, 'InternalServiceErrorException', String(error));
      return reply.code(status).header('x-amzn-errortype', type).send({ message });
    });
    scope.post(`${prefix}/v2/email/outbound-emails`, { bodyLimit: 56 * 2 ** 20 }, async (request) => {
      await verifySignature(request, request.body as Buffer, sesClient);
      const { to, message } = readMessage(request.body as Buffer);
      const id = `0102${randomUUID()}-000000`;
      const head = headOf(message);
      const given = fieldOf(head, 'Message-ID') ?? '';
      accepted.push({ to, givenId: given, head: withId(head, `<${id}@${sesClient.region}.amazonses.com>`) });
      return { MessageId: id };
    });
  });
}

function readMessage(body: Buffer): { to: string; message: Buffer } {
  const { data, error } = SendEmail.safeParse(jsonOf(body));
  if (!data) throw badRequest(z.prettifyError(error));
  const set = data.ConfigurationSetName;
  if (set !== undefined && set !== sesConfigurationSet)
    throw new AwsError(404, 'NotFoundException', `Configuration set <${set}> does not exist.`);
  const [to = ''] = data.Destination.ToAddresses;
  if (!/^[\x21-\x7e]+@[\w.-]+$/.test(to)) throw badRequest("Missing final '@domain'");
  const message = Buffer.from(data.Content.Raw.Data, 'base64');
  const head = headOf(message);
  for (const name of onlyOnce)
    if ((head.match(new RegExp(`^${name}:`, 'gim')) ?? []).length > 1) throw badRequest(`Duplicate header '${name}'.`);
  const from = fieldOf(head, 'From');
  if (!from) throw badRequest("Missing required header 'From'.");
  if (from.includes(`@${unverifiedDomain}`))
    throw new AwsError(
      400,
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region EU-WEST-1: ${from}`,
    );
  return { to, message };
}

const badRequest = (message: string) => new AwsError(400, 'BadRequestException', message);

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new AwsError(400, 'SerializationException', 'The body is not JSON.');
  }
}
