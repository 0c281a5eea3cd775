import * as z from 'zod';
import { MailEvent } from '@workspace/contracts/mail-events';

const Ours = z.object({ events: z.array(MailEvent).max(1_000) });

const Postmark = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Email: z.string(),
  Type: z.string().optional(),
  Description: z.string().optional(),
});

const Recipients = z.array(z.object({ emailAddress: z.string(), diagnosticCode: z.string().optional() }));
const Ses = z.object({
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});

/** Parses the events of a message in our own format. Undefined when it has another format. */
export const parseOwnEvents = (message: unknown): MailEvent[] | undefined => Ours.safeParse(message).data?.events;

/** Parses the events of a Postmark message; none for other record types. */
export function parsePostmarkEvents(message: unknown): MailEvent[] {
  const { data } = Postmark.safeParse(message);
  if (!data) return [];
  const { RecordType, Email: email, Type, Description: detail } = data;
  const isFinal = RecordType === 'SpamComplaint' || Type === 'HardBounce' || Type === 'BadEmailAddress';
  return [{ kind: RecordType === 'Bounce' ? 'bounced' : 'complained', email, isFinal, ...(detail && { detail }) }];
}

/** Parses the events of an Amazon SES message; none for other notification types. */
export function parseSesEvents(message: unknown): MailEvent[] {
  const { bounce, complaint } = Ses.safeParse(message).data ?? {};
  const toEvent = (kind: MailEvent['kind'], isFinal: boolean) => (one: z.infer<typeof Recipients>[number]) => ({
    kind,
    email: one.emailAddress,
    isFinal,
    ...(one.diagnosticCode && { detail: one.diagnosticCode.slice(0, 1_000) }),
  });
  return [
    ...(bounce?.bouncedRecipients.map(toEvent('bounced', bounce.bounceType === 'Permanent')) ?? []),
    ...(complaint?.complainedRecipients.map(toEvent('complained', true)) ?? []),
  ];
}
