import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { IncomingMessage } from 'node:http';

/** A POST request with a message. */
export interface MessageRequest {
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
}

export interface MessageResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The beginning of the body, as far as it arrived. */
  text: string;
}

/** `hadStarted`: bytes of the message may have left. */
type PostResult =
  | { kind: 'response'; response: MessageResponse }
  | { kind: 'failed'; error: Error; hadStarted: boolean }
  | { kind: 'recalled' };

interface PostOptions {
  agent: HttpAgent;
  /** Called when the connection is ready, before the first byte leaves. */
  permission: (() => Promise<boolean>) | undefined;
  /** Ends the request immediately. */
  signal: AbortSignal;
  connectMs: number;
  /** Milliseconds until a response has to begin. */
  timeoutMs: number;
}

/** Connections rest shorter than servers keep them, so that none closes while a message leaves. */
const idleMs = 4_000;
const maxText = 4_096;

export const openAgent = (isSecure: boolean): HttpAgent =>
  new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: idleMs, scheduling: 'lifo' });

/**
 * Sends one request, and never again: unlike `fetch`, this knows if a byte had left when it failed. A pooled connection
 * that turns out to be closed before that is replaced.
 */
export async function postMessage(message: MessageRequest, options: PostOptions): Promise<PostResult> {
  for (;;) {
    const { result, wasPooled } = await postOnce(message, options);
    const isStale = result.kind === 'failed' && !result.hadStarted && wasPooled && !options.signal.aborted;
    if (!isStale) return result;
  }
}

function postOnce(
  message: MessageRequest,
  { permission, connectMs, timeoutMs, ...options }: PostOptions,
): Promise<{ result: PostResult; wasPooled: boolean }> {
  return new Promise((resolve) => {
    let hadStarted = false;
    const request = openRequest(message, options);
    let timer = setTimeout(() => request.destroy(new Error('Connection timeout')), connectMs);
    const end = (result: PostResult) => {
      clearTimeout(timer);
      resolve({ result, wasPooled: request.reusedSocket });
    };
    let hasStatus = false;
    const fail = (error: Error) => {
      // The status decides, whatever becomes of the body.
      if (!hasStatus) end({ kind: 'failed', error, hadStarted });
    };
    // The listeners stay, as a request may fail again after its result.
    request.on('error', fail);
    // A server that changes the protocol ends a request without an error.
    request.on('close', () => fail(new Error('Connection closed')));
    request.once('response', (response) => {
      hasStatus = hadStarted && response.statusCode! >= 200;
      if (hasStatus) void read(response).then((read) => end({ kind: 'response', response: read }));
      else request.destroy(new Error(`HTTP ${response.statusCode} out of step`));
    });
    void whenConnected(request, message.url).then(async () => {
      clearTimeout(timer);
      // A permission that cannot be stored is not given.
      if (permission && !(await permission().catch(() => false))) {
        end({ kind: 'recalled' });
        request.destroy();
      } else if (!request.destroyed) {
        hadStarted = true;
        timer = setTimeout(() => request.destroy(new Error('No response in time')), timeoutMs);
        request.end(message.body);
      }
    });
  });
}

const isSecure = ({ protocol }: URL): boolean => protocol === 'https:';

const openRequest = (
  { url, headers, body }: MessageRequest,
  { agent, signal }: Pick<PostOptions, 'agent' | 'signal'>,
): ClientRequest =>
  (isSecure(url) ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(body.length) },
    agent,
    signal,
  });

/** Node sends nothing of a request before its end. */
const whenConnected = (request: ClientRequest, url: URL): Promise<void> =>
  new Promise((resolve) => {
    request.once('socket', (socket) => {
      if (request.reusedSocket) resolve();
      else socket.once(isSecure(url) ? 'secureConnect' : 'connect', resolve);
    });
  });

async function read(response: IncomingMessage): Promise<MessageResponse> {
  const { statusCode: status = 0, headers } = response;
  let text = '';
  try {
    response.setEncoding('utf8');
    for await (const chunk of response) {
      text += String(chunk);
      if (text.length > maxText) break;
    }
  } catch {
    // Nothing is lost but words.
  }
  return { status, headers, text: text.slice(0, maxText) };
}
