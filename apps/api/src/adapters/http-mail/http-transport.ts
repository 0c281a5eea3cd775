import {
  recalled,
  type MailTransport,
  type ReadyMessage,
  type SubmissionResult,
  type SubmitMessage,
} from '../mail-transport.ts';
import { openAgent, postMessage, type MessageRequest, type MessageResponse } from './post-message.ts';

/** A mail service with an HTTP API: its requests, and the meaning of its responses. */
export interface HttpMailService {
  url: URL;
  /** Throws when the service cannot be told the envelope. */
  createRequest: (message: ReadyMessage) => MessageRequest;
  judge: (response: MessageResponse) => SubmissionResult;
}

interface HttpTransportOptions {
  connectMs?: number;
  /** Milliseconds that the service may be silent. Long, because a message without a response is uncertain. */
  timeoutMs?: number;
}

/** Submits messages to the API of a mail service. The caller limits how many at once. */
export class HttpTransport implements MailTransport {
  readonly #service: HttpMailService;
  readonly #agent: ReturnType<typeof openAgent>;
  readonly #timeouts: Required<HttpTransportOptions>;
  readonly #givingUp = new AbortController();

  constructor(service: HttpMailService, { connectMs = 10_000, timeoutMs = 60_000 }: HttpTransportOptions = {}) {
    this.#service = service;
    this.#agent = openAgent(service.url.protocol === 'https:');
    this.#timeouts = { connectMs, timeoutMs };
  }

  readonly submit: SubmitMessage = async (message, control) => {
    const { signal } = this.#givingUp;
    if (signal.aborted || control?.recall.aborted) return recalled;
    let request: MessageRequest;
    try {
      request = this.#service.createRequest(message);
    } catch (error) {
      const { message: answer } = error as Error;
      return { outcome: 'refused', answer, failure: 'bad_mailbox', isDeadAddress: false };
    }
    const options = { agent: this.#agent, permission: control?.permission, signal, ...this.#timeouts };
    const result = await postMessage(request, options);
    if (result.kind === 'response') return this.#service.judge(result.response);
    if (result.kind === 'recalled' || (signal.aborted && !result.hadStarted)) return recalled;
    return withoutResponse(result.error, result.hadStarted);
  };

  close(): void {
    this.#agent.destroy();
  }

  giveUp(): void {
    this.#givingUp.abort();
    this.close();
  }
}

function withoutResponse(error: Error, hadStarted: boolean): SubmissionResult {
  const { code } = error as NodeJS.ErrnoException;
  const answer = code && !error.message.includes(code) ? `${error.message} (${code})` : error.message || String(code);
  if (hadStarted) return { outcome: 'uncertain', answer };
  return { outcome: 'deferred', answer, failure: 'temporary', transportFault: { isDown: true } };
}
