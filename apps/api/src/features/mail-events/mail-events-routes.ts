import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { receiveMailEvents, type MailEvent } from '@workspace/contracts/mail-events';
import { parseUntrustedJson } from '../../http/json-nesting.ts';
import { serve } from '../../http/serve.ts';
import { parseOwnEvents, parsePostmarkEvents, parseSesEvents } from './events-of.ts';
import { hasPassword, isOfSns, isSignedBySns, isSignedWebhook, type SnsMessage } from './verify-signature.ts';
import { recordEvents } from './record-events.ts';

export interface MailEventsDeps {
  /** The newest first; when empty, only SNS messages are accepted. */
  secrets: readonly string[];
  /** The SNS topic of SES; undefined when there is none. */
  snsTopic: string | undefined;
  /** Fetches the text at an Amazon URL. */
  fetchCachedText: (address: string) => Promise<string>;
  clock: () => number;
  /** Enqueues the job that reconciles campaigns: complaints may pause one. */
  reconcile: () => void;
}

/** Amazon's own message limit is 256 KiB. */
const largestSns = 300_000;

interface WebhookRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Webhooks of mail services. The signature covers the raw bytes, so this plugin reads bodies as text. */
export function mailEventsRoutes(app: FastifyInstance, deps: MailEventsDeps): void {
  void app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    serve(part, receiveMailEvents, async ({ body, request: { headers, em, log } }) => {
      const events = await readVerifiedEvents({ headers, body }, deps);
      if (!events) throw apiError(receiveMailEvents, 'not_proven', 'This message does not prove who sent it.');
      await recordEvents(em, events);
      if (events.some(({ kind }) => kind === 'complained')) deps.reconcile();
      log.info({ event: 'mail_events', count: events.length });
    });
  });
}

/** Returns the events of a message. Undefined when its sender is not verified. */
async function readVerifiedEvents(
  { headers, body }: WebhookRequest,
  deps: MailEventsDeps,
): Promise<MailEvent[] | undefined> {
  if (isSignedWebhook(headers, body, { secrets: deps.secrets, now: deps.clock() })) {
    const events = parseOwnEvents(parseUntrustedJson(body));
    if (!events) throw apiError(receiveMailEvents, 'invalid_input', 'Send { "events": [...] }.');
    return events;
  }
  if (hasPassword(headers, deps.secrets)) return parsePostmarkEvents(parseUntrustedJson(body));
  // Amazon signs inside the message, so an unverified body is parsed; a larger one cannot be Amazon's.
  if (deps.snsTopic === undefined || body.length > largestSns) return undefined;
  const message = parseUntrustedJson(body);
  return isSns(message) ? eventsOfSns(message, deps) : undefined;
}

async function eventsOfSns(message: SnsMessage, deps: MailEventsDeps): Promise<MailEvent[] | undefined> {
  const fetchText = (address: string) =>
    deps.fetchCachedText(address).catch((cause: unknown) => {
      throw Object.assign(apiError(receiveMailEvents, 'unavailable', 'Amazon does not answer. Send this again.'), {
        cause,
      });
    });
  const signature = { certificateAt: fetchText, now: deps.clock() };
  if (message.TopicArn !== deps.snsTopic || !(await isSignedBySns(message, signature))) return undefined;
  if (message.Type === 'SubscriptionConfirmation') {
    if (isOfSns(message.SubscribeURL)) await fetchText(message.SubscribeURL);
    return [];
  }
  return parseSesEvents(parseUntrustedJson(String(message.Message)));
}

const isSns = (message: unknown): message is SnsMessage =>
  typeof message === 'object' && message !== null && 'TopicArn' in message && 'Type' in message;
