import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { parseReply, type ParsedReply, type Reply } from './parse-reply.ts';
import { amazonSes } from './rules/amazon-ses.ts';
import { filters } from './rules/filters.ts';
import { genericMailbox } from './rules/generic-mailbox.ts';
import { genericMessage, vagueMessage } from './rules/generic-message.ts';
import { genericPolicy, vaguePolicy } from './rules/generic-policy.ts';
import { genericSender } from './rules/generic-sender.ts';
import { genericTransport } from './rules/generic-transport.ts';
import { google } from './rules/google.ts';
import { microsoft } from './rules/microsoft.ts';
import { providers } from './rules/providers.ts';
import type { Rule } from './rules/rule.ts';
import { basicCodes, enhancedCodes } from './rules/status-codes.ts';
import { yahooAndApple } from './rules/yahoo.ts';
import { kindSentences, said } from './sentences.ts';

/**
 * The next step. `suppress`: the address gets no more email. `retry`: send to it later. `slow` and `pause`: the
 * recipient's provider takes fewer emails, or none for now. `stop`: tell the operator, because each recipient would
 * respond the same. `give_up`: only this email failed.
 */
type Advice = 'suppress' | 'retry' | 'slow' | 'pause' | 'stop' | 'give_up';

export interface Verdict {
  kind: ReplyKind;
  /** True when another attempt for this recipient is pointless. */
  isPermanent: boolean;
  advice: Advice;
  /** One sentence for staff. */
  sentence: string;
}

/** From specific to general: the first match decides. */
export const everyRule: readonly Rule[] = [
  ...amazonSes,
  ...google,
  ...microsoft,
  ...yahooAndApple,
  ...providers,
  ...filters,
  ...genericSender,
  ...genericMessage,
  ...genericPolicy,
  ...genericMailbox,
  ...vagueMessage,
  ...vaguePolicy,
  ...genericTransport,
];

/**
 * Judges the reply of a mail server that did not accept an email. `provider` is the name of the recipient's provider
 * for people, such as Gmail; by default the one whose wording it is.
 */
export function classifyReply(reply: Reply & { provider?: string | undefined }): Verdict {
  const parsed = parseReply(reply);
  const rule = everyRule.find(({ pattern }) => pattern.test(parsed.line));
  const kind = rule?.kind ?? kindOfCodes(parsed);
  const isPermanent = isRejected(parsed) && kind !== 'rate' && rule?.isFinal !== false;
  const server = reply.provider ?? rule?.provider ?? 'The receiving server';
  return {
    kind,
    isPermanent,
    advice: adviceFor(kind, isPermanent, ofOneRecipient.has(rule?.sentence)),
    sentence: (rule?.sentence ?? kindSentences[kind]).replace('{server}', server),
  };
}

function kindOfCodes({ code, enhanced }: ParsedReply): ReplyKind {
  const [status, subject = '', detail] = enhanced.split('.');
  // A mailbox that is disabled for now.
  if (status === '4' && subject === '2' && detail === '1') return 'temporary';
  return enhancedCodes[`${subject}.${detail}`] ?? enhancedCodes[subject] ?? basicCodes[code] ?? 'unknown';
}

/** The reply code is the instruction to a client (RFC 5321, 4.2.1); the enhanced one decides without it. */
const isRejected = ({ code, enhanced }: ParsedReply): boolean => (code ? code >= 500 : enhanced.startsWith('5'));

/** Replies about one recipient, with other causes than our sending. */
const ofOneRecipient = new Set<string | undefined>([said.recipientRate, said.recipientRule, said.relay]);

function adviceFor(kind: ReplyKind, isPermanent: boolean, isOfOneRecipient: boolean): Advice {
  if (isOfOneRecipient) return isPermanent ? 'give_up' : 'retry';
  if (kind === 'rate') return 'slow';
  if (kind === 'policy') return 'pause';
  if (kind === 'authentication' || kind === 'content') return 'stop';
  if (!isPermanent || kind === 'mailbox_full') return 'retry';
  return kind === 'bad_mailbox' ? 'suppress' : 'give_up';
}
