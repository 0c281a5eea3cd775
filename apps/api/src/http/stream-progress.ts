import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { eventText, progressType } from '@workspace/contracts/endpoint/progress';
import { reportedError } from './error-handler.ts';

/** What a handler of long work is given. */
export interface WorkContext {
  /** Tells the caller how far the work is, where they listen. */
  reportProgress: (progress: unknown) => void;
  /** Aborted once the caller has gone: nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Proxies close a line on which nothing was heard for long. */
const silence = 10_000;

const stopped = new ApiError(503, 'unavailable', 'The server is being started anew. Try again in a moment.');

/**
 * Does long work. Who listens hears of it on the way, as events, of which the last is the answer or the refusal.
 * `closing`: aborted once the server is to stop, which must not wait for the work.
 */
export async function streamProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  work: (context: WorkContext) => Promise<T>,
): Promise<{ result: T } | 'streamed'> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const signal = AbortSignal.any([leaving.signal, closing]);
  const isListening = request.headers.accept?.includes(progressType) ?? false;
  const events = openedLate(reply);
  const reportProgress: WorkContext['reportProgress'] = (progress) =>
    isListening && events.write(eventText('progress', progress));
  const alive = isListening ? setInterval(() => events.write(': still at it\n\n'), silence) : undefined;
  try {
    const result = await work({ reportProgress, signal });
    if (!events.isOpen()) return { result };
    events.write(eventText('result', result));
  } catch (thrown) {
    const isApiError = thrown instanceof ApiError;
    // Nobody hears it, and that somebody left is no fault.
    if (isApiError && leaving.signal.aborted) return 'streamed';
    const why = isApiError && closing.aborted ? stopped : thrown;
    // Until something was told, a refusal has a status of its own.
    if (!events.isOpen()) throw why;
    const { status, code, message: title, fields } = reportedError(why, request);
    events.write(eventText('error', { status, code, title, fields }));
  } finally {
    clearInterval(alive);
  }
  events.end();
  return 'streamed';
}

/** A stream that answers the request with its first words. */
function openedLate(reply: FastifyReply) {
  let stream: PassThrough | undefined;
  const open = () => {
    // A proxy in front that gathers answers before it passes them on is told not to.
    reply.header('x-accel-buffering', 'no').type(`${progressType}; charset=utf-8`);
    stream = new PassThrough();
    void reply.send(stream);
    return stream;
  };
  return {
    isOpen: () => stream !== undefined,
    write: (text: string) => void (stream ?? open()).write(text),
    end: () => void stream?.end(),
  };
}
