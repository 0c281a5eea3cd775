import { isReadable, type Readable } from 'node:stream';
import { Agent, errors, type Dispatcher } from 'undici';

type Request = Dispatcher.RequestOptions & { headersTimeout?: number | null };
type Done = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/**
 * Connections to the API. The response timeout starts when the request is sent in full: undici counts from the first
 * byte, and would abort an upload that takes minutes on the client's connection.
 */
export class ApiPool {
  readonly #agent = new Agent({ connections: 128, pipelining: 1 });

  request({ headersTimeout, ...options }: Request, done: Done): void {
    const waiting = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const startTimer = (): void => {
      if (!headersTimeout) return;
      timer = setTimeout(() => waiting.abort(new errors.HeadersTimeoutError()), headersTimeout);
    };
    const body = options.body as Readable | string | null | undefined;
    if (typeof body === 'object' && body && isReadable(body)) body.once('end', startTimer);
    else startTimer();
    const settled: Done = (error, response) => {
      clearTimeout(timer);
      if (typeof body === 'object') body?.off('end', startTimer);
      done(error, response);
    };
    this.#agent.request({ ...options, headersTimeout: 0, bodyTimeout: 300_000, signal: waiting.signal }).then(
      (response) => {
        // The consumer of the body handles its errors too. A body that is abandoned because its client left has no
        // other listener, and an unhandled error ends the process.
        response.body.on('error', () => {});
        settled(null, response);
      },
      (error: Error) => settled(error),
    );
  }

  destroy(): void {
    void this.#agent.destroy();
  }
}
