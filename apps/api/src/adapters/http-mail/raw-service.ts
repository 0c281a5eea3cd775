import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import type { SubmissionResult } from '../mail-transport.ts';
import type { HttpMailService } from './http-transport.ts';
import { messageIdOf } from './message-id-of.ts';
import type { MessageResponse } from './post-message.ts';
import { retryAfterMs } from './retry-after.ts';

export interface RawServiceSettings {
  url: string;
  /** The value of the Authorization header. */
  authorization: string | undefined;
}

/**
 * A service that accepts whole messages by HTTP: `POST` with the message as `message/rfc822`, the envelope in
 * `x-envelope-from` and `x-envelope-to` (UTF-8), and the Message-ID as `idempotency-key`.
 */
export function rawService({ url: address, authorization }: RawServiceSettings): HttpMailService {
  const url = new URL(address);
  return {
    url,
    createRequest: ({ from, to, content }) => ({
      url,
      headers: {
        'content-type': 'message/rfc822',
        'x-envelope-from': headerOf(from),
        'x-envelope-to': headerOf(to),
        'idempotency-key': messageIdOf(content) ?? '',
        ...(authorization && { authorization }),
      },
      body: content,
    }),
    judge,
  };
}

/** Header values are bytes; a line break would begin another header. */
function headerOf(address: string): string {
  if (/[\r\n\0]/.test(address)) throw new Error('The address has a line break');
  return Buffer.from(address).toString('latin1');
}

/** Statuses about this one message: no other message would get them. */
const rejected = new Set([400, 410, 413, 422]);
const aboutMessage = new Set([...rejected, 406, 408, 424, 425, 451]);

/**
 * 2xx: accepted. 429, and 503 with Retry-After: not accepted, later. 400, 410, 413 and 422: never. Another 4xx or a
 * redirect: not accepted, because the address or the credentials are wrong. 409: a request with the same key is in
 * progress, and 5xx: the message may have been accepted.
 */
function judge({ status, headers, text }: MessageResponse): SubmissionResult {
  const answer = `HTTP ${status}: ${text.replaceAll(/\s+/g, ' ').trim() || 'no text'}`;
  if (status >= 200 && status < 300) return { outcome: 'handed_over', answer };
  const response = { answer, rejection: { code: status, command: 'POST' } };
  const restMs = retryAfterMs(headers['retry-after'], Date.now());
  const isBusy = status === 429 || (status === 503 && restMs !== undefined);
  if (isBusy) return { outcome: 'deferred', ...response, failure: 'rate', transportFault: { isDown: true, restMs } };
  if (status >= 500 || status === 409) return { outcome: 'uncertain', answer };
  if (!aboutMessage.has(status))
    return { outcome: 'deferred', ...response, failure: 'temporary', transportFault: { isDown: true } };
  // A gateway may quote the reply of the receiving server.
  const quoted = Number(/\b([45]\d\d)[ -]/.exec(text)?.[1] ?? 0);
  const { kind, advice, isPermanent } = classifyReply({ text: answer, code: quoted || 554 });
  const failure = kind === 'unknown' && status === 413 ? 'content' : kind;
  if (!rejected.has(status) || !isPermanent) return { outcome: 'deferred', ...response, failure };
  return { outcome: 'refused', ...response, failure, isDeadAddress: quoted > 0 && advice === 'suppress' };
}
