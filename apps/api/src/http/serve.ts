import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType, input } from 'zod/v4/core';
import type { User } from '@workspace/contracts/auth';
import { statusOf, type Endpoint, type ParsedOf, type Simplify } from '@workspace/contracts/endpoint/define-endpoint';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { isAudited } from '@workspace/contracts/is-audited';
import { permissionOf, placeOf, resourceOf } from '@workspace/contracts/permission-of';
import { apiError, type ErrorCode } from '@workspace/contracts/endpoint/api-error';
import { headerUrl } from '@workspace/node-server/header-url';
import type { DomainErrorClass } from '../domain-error.ts';
import { invalidInput } from './invalid-input.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { toApiError } from './to-api-error.ts';
import { FileBytes } from './file-bytes.ts';
import { JsonBytes } from './json-bytes.ts';
import { pathOfUnstorable } from './path-of-unstorable.ts';
import { pickListedKeys, validate } from './validate.ts';
import { streamProgress, type WorkContext } from './stream-progress.ts';

/** The argument of a handler: the parsed input, the current user, and Fastify's request and reply for rare cases. */
type HandlerInput<E extends Endpoint> = Simplify<
  ParsedOf<E> & {
    user: E['access'] extends 'public' ? User | undefined : User;
    request: FastifyRequest;
    reply: FastifyReply;
  } & (E extends { file: object } ? { file: Upload } : unknown) &
    (E extends { progress: infer P extends $ZodType }
      ? Pick<WorkContext, 'signal'> & { reportProgress: (progress: input<P>) => void }
      : unknown)
>;

/** The result of a handler: the response, nothing, a URL to redirect to, or a stream. */
type HandlerResult<E extends Endpoint> = E['response'] extends $ZodType
  ? input<E['response']> | JsonBytes
  : E['response'] extends 'nothing'
    ? void
    : E['response'] extends 'redirect'
      ? string
      : Readable | FileBytes;

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => HandlerResult<E> | Promise<HandlerResult<E>>;

/** The domain errors that a handler may throw. A class with a code that the endpoint does not declare does not compile. */
type Errors<E extends Endpoint> = readonly DomainErrorClass<ErrorCode<E>>[];

/** Registers the route of one endpoint. Keys its response does not list never leave the server. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void;
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  errors: Errors<E>,
  handler: Handler<E>,
): void;
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ...[first, second]: [Handler<E>] | [Errors<E>, Handler<E>]
): void {
  const handler = typeof first === 'function' ? first : mapErrors(endpoint, first, second!);
  const closing = endpoint.progress && abortOnClose(app);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      access: endpoint.access,
      permission: permissionOf(endpoint),
      ...(isAudited(endpoint) && { audit: auditedAs(endpoint) }),
      ...(endpoint.needsFreshSignIn && { needsFreshSignIn: true }),
      ...(endpoint.acceptsOtherSites && { acceptsOtherSites: true }),
      ...(endpoint.limit && { limit: endpoint.limit }),
      ...(endpoint.textBody && { takesText: true }),
      ...(endpoint.file && { maxFileBytes: endpoint.file.maxBytes }),
    },
    ...(endpoint.textBody && { bodyLimit: endpoint.textBody.maxBytes }),
    onRequest: async ({ headers }) => {
      if (!endpoint.form && isForm(headers)) throw apiError(endpoint, 'unsupported_type', 'Send this as JSON.');
    },
    // Fastify warns about a key with the value undefined.
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && !endpoint.textBody && { body: endpoint.body }),
    },
    validatorCompiler: ({ schema, httpPart }) =>
      httpPart === 'params'
        ? createParamsValidator(endpoint)
        : // A request without a body omits every field.
          (value) => validateInput(endpoint, schema as unknown as $ZodType, value ?? {}),
    handler: (request, reply) => runHandler(endpoint, handler, request, reply, closing),
  });
}

/** The names of an endpoint in the audit log. */
function auditedAs(endpoint: Endpoint): { action: string; file: string; resource: string } {
  const { name = endpoint.path, file = '' } = placeOf(endpoint) ?? {};
  return { action: name, file, resource: resourceOf(endpoint) ?? file };
}

/** Maps the listed errors; any other is a bug, and answers with 500. */
function mapErrors<E extends Endpoint>(
  endpoint: E,
  errors: readonly DomainErrorClass<string>[],
  handler: Handler<E>,
): Handler<E> {
  return async (input) => {
    try {
      return await handler(input);
    } catch (thrown) {
      throw toApiError(endpoint, errors, thrown);
    }
  };
}

/** Aborted when the server stops: it waits for requests in flight, and long work would delay it for minutes. */
function abortOnClose(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return closing.signal;
}

async function runHandler<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal | undefined,
): Promise<FastifyReply> {
  const { params, query, body, user } = request;
  const file = endpoint.file && (await readUpload(endpoint, request));
  const handle = async (more?: WorkContext) =>
    handler({ params, query, body, user, file, request, reply, ...more } as unknown as HandlerInput<E>);
  if (!closing) return send(endpoint, await handle(), request, reply);
  const work = async (watcher: WorkContext) =>
    pickListedKeys(endpoint, endpoint.response as $ZodType, await handle(watcher));
  const outcome = await streamProgress(request, reply, closing, work);
  return outcome === 'streamed' ? reply : reply.type(jsonType).send(JSON.stringify(outcome.result));
}

function send(endpoint: Endpoint, result: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A form submitted without JavaScript: the browser shows any response, so it is redirected to a page.
  if (endpoint.form?.goTo && isForm(request.headers)) {
    return reply.redirect(fillParams(endpoint.form.goTo, request.params as Record<string, string>), 303);
  }
  reply.code(statusOf(endpoint));
  if (endpoint.response === 'nothing') return reply.send();
  if (endpoint.response === 'redirect') return reply.redirect(headerUrl(result as string), statusOf(endpoint));
  if (result instanceof FileBytes) return result.send(request, reply);
  if ('stream' in endpoint.response) return reply.type(endpoint.response.stream).send(result);
  if (result instanceof JsonBytes) return result.send(request, reply.type(jsonType));
  return reply.type(jsonType).send(JSON.stringify(pickListedKeys(endpoint, endpoint.response, result)));
}

const jsonType = 'application/json; charset=utf-8';

const fillParams = (address: string, params: Readonly<Record<string, string>>): string =>
  address.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name]!));

const isForm = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** An invalid path parameter gets the same response as an unknown ID. */
function createParamsValidator(endpoint: Endpoint): (value: unknown) => { value: unknown } | { error: Error } {
  return (value) => {
    const result = validateStorable(endpoint.params!, value);
    return result.issues
      ? { error: apiError(endpoint, 'not_found', 'There is nothing at this address.') }
      : { value: result.value };
  };
}

function validateInput(endpoint: Endpoint, schema: $ZodType, value: unknown): { value: unknown } | { error: Error } {
  const result = validateStorable(schema, value);
  if (!result.issues) return { value: result.value };
  return { error: invalidInput(endpoint, fieldMessages(result.issues)) };
}

/** Validates input against its schema. Rejects text that PostgreSQL cannot store. */
function validateStorable(schema: $ZodType, value: unknown) {
  const result = validate(schema, value);
  const path = result.issues ? undefined : pathOfUnstorable(result.value);
  return path ? { issues: [{ path, message: 'Remove the character that cannot be shown' }] } : result;
}
