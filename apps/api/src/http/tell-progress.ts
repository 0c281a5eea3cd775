import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@workspace/contracts/endpoint/problem';
import { eventText, progressType } from '@workspace/contracts/endpoint/progress';
import { toldRefusal } from './error-handler.ts';

/** What a handler of long work is given. */
export interface Watcher {
  /** Tells the caller how far the work is, where they listen. */
  tell: (progress: unknown) => void;
  /** Aborted once the caller has gone: nobody waits for the answer any more. */
  gone: AbortSignal;
}

/** Proxies close a line on which nothing was heard for long. */
const silence = 10_000;

/** Does long work. Who listens hears of it on the way, as events, of which the last is the answer or the refusal. */
export async function tellProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (watcher: Watcher) => Promise<T>,
): Promise<{ answer: T } | 'told'> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  // Nobody hears a refusal then, and that somebody left is no fault.
  const isUnheard = (thrown: unknown) => leaving.signal.aborted && thrown instanceof Refusal;
  if (!request.headers.accept?.includes(progressType)) {
    try {
      return { answer: await work({ tell: () => {}, gone: leaving.signal }) };
    } catch (thrown) {
      if (isUnheard(thrown)) return 'told';
      throw thrown;
    }
  }
  const events = openedLate(reply);
  const alive = setInterval(() => events.write(': still at it\n\n'), silence);
  try {
    const answer = await work({
      tell: (progress) => events.write(eventText('progress', progress)),
      gone: leaving.signal,
    });
    if (!events.isOpen()) return { answer };
    events.write(eventText('answer', answer));
  } catch (thrown) {
    if (isUnheard(thrown)) return 'told';
    // Until something was told, a refusal has a status of its own.
    if (!events.isOpen()) throw thrown;
    const { status, code, sentence: title, fields } = toldRefusal(thrown, request);
    events.write(eventText('refusal', { status, code, title, fields }));
  } finally {
    clearInterval(alive);
  }
  events.end();
  return 'told';
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
