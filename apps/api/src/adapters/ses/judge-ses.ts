import * as z from 'zod';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import { tryParseJson } from '../../try-parse-json.ts';
import type { MessageResponse } from '../http-mail/post-message.ts';
import { retryAfterMs } from '../http-mail/retry-after.ts';
import type { SubmissionResult } from '../mail-transport.ts';

const Accepted = z.object({ MessageId: z.string() });
const Failed = z.object({
  message: z.string().optional(),
  Message: z.string().optional(),
  __type: z.string().optional(),
});

/** The SMTP code that SES's own SMTP interface has for an error. */
const codes: Readonly<Record<string, number>> = { BadRequestException: 554, TooManyRequestsException: 454 };

/** Errors about this one message: another one may be accepted. */
const aboutMessage = new Set(['BadRequestException', 'MessageRejected', 'RequestEntityTooLargeException']);

/**
 * Judges a response of SES. 4xx: it did not accept the message. 5xx: it may have. Every error is deferred but a bad
 * request, which stays one: the address or the message is malformed.
 */
export function judgeSes({ status, headers, text }: MessageResponse): SubmissionResult {
  const body = tryParseJson(text);
  if (status >= 200 && status < 300) return judgeAccepted(text, Accepted.safeParse(body).data?.MessageId);
  const { message, Message, __type } = Failed.safeParse(body).data ?? {};
  const stated = [headers['x-amzn-errortype'], __type].find((name) => typeof name === 'string' && name !== '');
  const type = /(\w+)(?::|$)/.exec(String(stated ?? ''))?.[1] ?? `HTTP${status}`;
  const words = (message ?? Message ?? '').replaceAll(/\s+/g, ' ').trim();
  if (status >= 500) return { outcome: 'uncertain', answer: `${status} ${words} (Amazon SES: ${type})` };
  const code = codes[type] ?? 451;
  const answer = `${code} ${words} (Amazon SES: ${type})`;
  const { kind: failure } = classifyReply({ text: answer, code });
  const rejection = { code, command: 'SendEmail' };
  if (type === 'BadRequestException') return { outcome: 'refused', answer, rejection, failure, isDeadAddress: false };
  const isAboutMessage = aboutMessage.has(type) && failure !== 'authentication';
  if (isAboutMessage) return { outcome: 'deferred', answer, rejection, failure };
  const restMs = retryAfterMs(headers['retry-after'], Date.now());
  return { outcome: 'deferred', answer, rejection, failure, transportFault: { isDown: true, restMs } };
}

/** Something between us and SES, such as a proxy with a page of its own, may respond with 200 as well. */
function judgeAccepted(text: string, messageId: string | undefined): SubmissionResult {
  const isCut = text === '' || (text.startsWith('{') && tryParseJson(text) === undefined);
  if (messageId !== undefined || isCut) return { outcome: 'handed_over', answer: `250 Ok ${messageId ?? ''}`.trim() };
  return { outcome: 'uncertain', answer: `200 without a MessageId of Amazon SES: ${text}` };
}
