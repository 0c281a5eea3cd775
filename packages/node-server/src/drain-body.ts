import type { IncomingMessage } from 'node:http';

/** Returns true when the client has sent the whole body, or can send no more of it. */
export const isOver = ({ complete, readableEnded, destroyed }: IncomingMessage): boolean =>
  complete || readableEnded || destroyed;

/**
 * Discards the rest of a request body. Resolves to true once the client has sent all of it, to false when the client
 * disconnected or sent more than `maxBytes`.
 */
export function drainBody(request: IncomingMessage, maxBytes: number): Promise<boolean> {
  // A failed parser neither reads on nor releases the stream.
  request.unpipe();
  return new Promise((resolve) => {
    let bytes = 0;
    const settle = (): void => {
      request.off('data', count);
      resolve(request.complete || request.readableEnded);
    };
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > maxBytes) settle();
    };
    request.on('data', count).once('end', settle).once('close', settle).resume();
    if (isOver(request)) settle();
  });
}
