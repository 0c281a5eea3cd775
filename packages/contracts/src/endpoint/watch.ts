import { call, type Callable, type CallOptions } from './call.ts';
import type { ResponseOf, InputOf, ProgressOf } from './define-endpoint.ts';
import { eventsIn, progressType } from './progress.ts';

/** Transport options of a call with progress events. */
export interface WatchOptions<E extends Callable> extends CallOptions {
  onProgress: (progress: ProgressOf<E>) => void;
}

/** Makes a `call` that reports progress when the endpoint has `progress`. Returns and throws the same as `call`. */
export function watch<E extends Callable>(
  endpoint: E,
  input: InputOf<E>,
  { fetch = globalThis.fetch, onProgress, ...options }: WatchOptions<E>,
): Promise<ResponseOf<E>> {
  const listening: NonNullable<CallOptions['fetch']> = async (url, init) => {
    const headers = { ...(init.headers as Record<string, string>), accept: `application/json, ${progressType}` };
    const response = await fetch(url, { ...init, headers });
    const hasProgressEvents = response.headers.get('content-type')?.startsWith(progressType) ?? false;
    return hasProgressEvents ? ending(response, (progress) => onProgress(progress as ProgressOf<E>)) : response;
  };
  return call(endpoint, input, { ...options, fetch: listening });
}

/** Converts the last event to the response without events. */
async function ending(response: Response, onProgress: (progress: unknown) => void): Promise<Response> {
  for await (const { name, data } of eventsIn(response)) {
    if (name === 'progress') onProgress(data);
    if (name === 'result') return Response.json(data);
    if (name === 'error') {
      const { status } = data as { status: number };
      const headers = { 'content-type': 'application/problem+json' };
      return new Response(JSON.stringify(data), { status, headers });
    }
  }
  throw new TypeError('The stream ended before its answer');
}
