import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { eventText, progressType } from '@workspace/contracts/endpoint/progress';
import { reportedError } from './error-handler.ts';

/** The context of a handler with long work. */
export interface WorkContext {
  /** Sends a progress event, if the client accepts events. */
  reportProgress: (progress: unknown) => void;
  /** Aborted once the client has disconnected. */
  signal: AbortSignal;
}

/** Proxies close a connection that is silent for long. In milliseconds. */
const silence = 10_000;

const stopped = new ApiError(503, 'unavailable', 'The server is restarting. Try again in a moment.');

/**
 * Runs long work. A client that accepts events receives progress events, of which the last is the result or the
 * ApiError. `closing`: aborted when the server stops, which must not wait for the work.
 */
export async function streamProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  work: (context: WorkContext) => Promise<T>,
): Promise<{ result: T } | 'streamed'> {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  const signal = AbortSignal.any([disconnected.signal, closing]);
  const isListening = request.headers.accept?.includes(progressType) ?? false;
  const events = openOnFirstEvent(reply);
  const reportProgress: WorkContext['reportProgress'] = (progress) =>
    isListening && events.write(eventText('progress', progress));
  const alive = isListening ? setInterval(() => events.write(': still at it\n\n'), silence) : undefined;
  try {
    const result = await work({ reportProgress, signal });
    if (!events.isOpen()) return { result };
    events.write(eventText('result', result));
  } catch (thrown) {
    const isApiError = thrown instanceof ApiError;
    // The client has disconnected, which is no error.
    if (isApiError && disconnected.signal.aborted) return 'streamed';
    const why = isApiError && closing.aborted ? stopped : thrown;
    // Before the first event, an ApiError can still set the HTTP status.
    if (!events.isOpen()) throw why;
    const { status, code, message: title, fields } = reportedError(why, request);
    events.write(eventText('error', { status, code, title, fields }));
  } finally {
    clearInterval(alive);
  }
  events.end();
  return 'streamed';
}

/** Creates a stream that starts the response with its first event. */
function openOnFirstEvent(reply: FastifyReply) {
  let stream: PassThrough | undefined;
  const open = () => {
    // Disables the buffering of responses in a proxy.
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
