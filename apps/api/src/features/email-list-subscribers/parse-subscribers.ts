import { addSubscribers, sourceOf, type SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import { checkFields, type FieldDefinition } from '@workspace/contracts/field-values';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { setWording } from '@workspace/contracts/wording';
import type { DomainError } from '../../domain-error.ts';
import { parseUntrustedJson } from '../../http/json-nesting.ts';
import { pathOfUnstorable } from '../../http/path-of-unstorable.ts';

setWording();

/** Subscribers as lines for COPY, or the invalid fields. */
export type ParsedSubscribers = { lines: Uint8Array; count: number } | { fields: DomainError['fields'] };

/** Limit of reported fields: nobody reads more, and a body may contain hundreds of thousands. */
const fieldsAtMost = 100;

/** A request body, and the fields that subscribers of the list have. */
export interface SubscribersText {
  text: string;
  fields: readonly FieldDefinition[];
}

/** Parses a request body. Runs in a thread when it is large: the largest takes seconds. */
export function parseSubscribers({ text, fields }: SubscribersText): ParsedSubscribers {
  const json = parseUntrustedJson(text);
  if (json === undefined) return { fields: { '': 'Send people as JSON.' } };
  const faulty = firstFaulty(json);
  const parsed = addSubscribers.body.safeParse(faulty ?? json);
  if (!parsed.success) return { fields: fieldMessages(parsed.error.issues.slice(0, fieldsAtMost)) };
  const unstorable = pathOfUnstorable(parsed.data);
  if (unstorable) return { fields: { [unstorable.join('.')]: 'Remove the character that cannot be shown' } };
  const { subscribers } = parsed.data;
  const values = fieldsOf(subscribers, fields);
  if ('fields' in values) return values;
  const lines = subscribers.map((subscriber, place) => copyLine(subscriber, place, values.texts[place]!));
  return { lines: new TextEncoder().encode(lines.join('')), count: subscribers.length };
}

/** Returns the fields of each subscriber as JSON, or messages for the first invalid ones. */
function fieldsOf(
  subscribers: readonly SubscriberDraft[],
  definitions: readonly FieldDefinition[],
): { texts: string[] } | { fields: Record<string, string> } {
  const messages: [string, string][] = [];
  const texts = subscribers.map(({ fields }, place) => {
    if (!fields) return '{}';
    const checked = checkFields(definitions, fields);
    if ('values' in checked) return jsonOf(checked.values);
    if (messages.length < fieldsAtMost)
      for (const [key, message] of Object.entries(checked.errors))
        messages.push([`subscribers.${place}.fields.${key}`, message]);
    return '{}';
  });
  return messages.length > 0 ? { fields: Object.fromEntries(messages.slice(0, fieldsAtMost)) } : { texts };
}

/** Leaves out the keys without a value. */
const jsonOf = (values: object): string => JSON.stringify(values, (_key, value: unknown) => value ?? undefined);

/**
 * Returns the rows up to the first chunk with an invalid one: an error object for each of a million rows would exhaust
 * the memory.
 */
function firstFaulty(json: unknown): { subscribers: unknown[] } | undefined {
  const rows = (json as { subscribers?: unknown } | null)?.subscribers;
  if (!Array.isArray(rows)) return undefined;
  for (let from = 0; from < rows.length; from += fieldsAtMost) {
    const part = rows.slice(from, from + fieldsAtMost);
    if (!addSubscribers.body.safeParse({ subscribers: part }).success)
      return { subscribers: rows.slice(0, from + fieldsAtMost) };
  }
  return undefined;
}

/** Formats a row in the text format of COPY. */
const copyLine = (
  { email, firstName, lastName, status, source }: SubscriberDraft,
  place: number,
  fields: string,
): string =>
  `${place}\t${[email, firstName, lastName, status ?? 'subscribed', sourceOf(source), fields].map(cell).join('\t')}\n`;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const cell = (text: string | null | undefined): string =>
  text ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : '\\N';
