import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { injectFaults, type Faults } from './faults.ts';
import { checkKey, readRequest, type ModelError, type ModelRequest } from './model/check-request.ts';
import { completionEvents, tokensOf, fullCompletion } from './model/completion.ts';
import { writeAnswer } from './model/write-answer.ts';

const prefix = '/openai/v1';

/** The name of the only model. */
export const sandboxModel = 'sandbox-writer';

/** Returns the API's base URL of a sandbox on this port: the value of MODEL_BASE_URL. */
export const modelUrlOn = (port: number): string => `http://localhost:${port}${prefix}`;

/** The required API key, and the time per few words, in milliseconds. */
export interface ModelSettings {
  apiKey: string;
  pace: number;
}

/** The outcome of a request: `cancelled` when the client disconnected before the end. */
interface ModelCall {
  outcome: 'writing' | 'whole' | 'cancelled';
  events: number;
}

/**
 * Adds an OpenAI-compatible API under /openai/v1 that drafts articles about roads; `GET /openai/calls` lists the
 * outcomes of its requests.
 */
export async function addModel(app: FastifyInstance, faults: Faults, { apiKey, pace }: ModelSettings): Promise<void> {
  const calls: ModelCall[] = [];
  app.get('/openai/calls', () => calls);
  await app.register(async (scope) => {
    injectFaults(scope, faults, 'model', prefix);
    scope.setErrorHandler((_error, _request, reply) =>
      reject(reply, {
        status: 400,
        error: {
          message: 'We could not parse the JSON body of your request.',
          type: 'invalid_request_error',
          param: null,
          code: null,
        },
      }),
    );
    scope.addHook('onRequest', async ({ headers: { authorization } }, reply) => {
      const modelError = checkKey(authorization, apiKey);
      if (modelError) return reject(reply, modelError);
    });
    scope.get(`${prefix}/models`, () => ({
      object: 'list',
      data: [{ id: sandboxModel, object: 'model', owned_by: 'sandbox' }],
    }));
    scope.post(`${prefix}/chat/completions`, async ({ body }, reply) => {
      const request = readRequest(body, sandboxModel);
      if ('error' in request) return reject(reply, request);
      const written = cutTo(writeAnswer(request), request.maxTokens);
      if (!request.streams) return fullCompletion(request, written);
      return stream(reply, request, written, pace, calls);
    });
  });
}

const reject = (reply: FastifyReply, { status, error }: ModelError) => reply.code(status).send({ error });

function cutTo(text: string, maxTokens: number): Parameters<typeof fullCompletion>[1] {
  if (tokensOf(text) <= maxTokens) return { text, reason: 'stop' };
  return { text: text.slice(0, maxTokens * 4), reason: 'length' };
}

async function stream(
  reply: FastifyReply,
  request: ModelRequest,
  written: Parameters<typeof fullCompletion>[1],
  pace: number,
  calls: ModelCall[],
): Promise<FastifyReply> {
  const call: ModelCall = { outcome: 'writing', events: 0 };
  calls.push(call);
  reply.hijack();
  const { raw } = reply;
  raw.once('close', () => (call.outcome = raw.writableFinished ? 'whole' : 'cancelled'));
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  for (const event of completionEvents(request, written)) {
    if (raw.destroyed) break;
    raw.write(event);
    call.events += 1;
    // Even at full speed, each event is sent before the next is written.
    await (pace > 0 ? sleep(pace) : turn());
  }
  raw.end();
  return reply;
}
