/** The status that a row of a file has in the product that wrote it. */
export type FileStatus = 'subscribed' | 'unsubscribed' | 'bounced';

type Read = (cell: string) => FileStatus;

const isTrue = (cell: string) => /^(?:true|yes|y|1|x)$/i.test(cell);
const isFalse = (cell: string) => /^(?:false|no|n|0)$/i.test(cell);
const when =
  (condition: (cell: string) => boolean, status: FileStatus): Read =>
  (cell) =>
    condition(cell) ? status : 'subscribed';
const isFilled = (cell: string) => cell !== '' && !isFalse(cell);

const outWords = new Set([
  'unsubscribed',
  'nonsubscribed',
  'optedout',
  'optout',
  'disabled',
  'blocklisted',
  'blacklisted',
  'unconfirmed',
  'complained',
  'spamcomplaint',
  'suppressed',
]);
const bouncedWords = new Set(['cleaned', 'bounced', 'hardbounced']);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

function statusOfWord(cell: string): FileStatus {
  const word = lettersOf(cell);
  if (bouncedWords.has(word)) return 'bounced';
  return outWords.has(word) ? 'unsubscribed' : 'subscribed';
}

/**
 * Columns by the letters of their names: Mailchimp's files of unsubscribed and cleaned contacts, HubSpot's opt-outs,
 * confirmations, invalid addresses and bounces by label or internal name, listmonk's status, Ghost's
 * `subscribed_to_emails`, `email_disabled` and `deleted_at`, and Brevo's `EMAIL_BLACKLISTED`.
 */
const readers: readonly [RegExp, Read][] = [
  [/^(?:email|subscription|subscriber|emailmarketing|emailsubscription)?status$/, statusOfWord],
  [/^(?:is)?subscribed(?:toemails?)?$/, when(isFalse, 'unsubscribed')],
  [/^(?:is)?(?:unsubscribed?|optedout|optout)(?:$|from|of)/, when(isTrue, 'unsubscribed')],
  [/^(?:hs)?emailoptout$|^emailblacklisted$|^portal(?:unsubscribe|spamreport)$/, when(isTrue, 'unsubscribed')],
  [/^(?:marketing|hs)emailconfirmationstatus$/, when((cell) => /pending/i.test(cell), 'unsubscribed')],
  [/^(?:unsub|unsubscribe|unsubscribed|optout)(?:time|date|at|reason)$/, when(isFilled, 'unsubscribed')],
  [/^deletedat$/, when(isFilled, 'unsubscribed')],
  [/^(?:portal|global)bounce$|^(?:hard)?bounced?$/, when(isTrue, 'bounced')],
  [/^invalidemail(?:address)?$|^hsemailbadaddress$|^emaildisabled$/, when(isTrue, 'bounced')],
  [/^(?:emailaddress|hsemail)quarantined$/, when(isTrue, 'bounced')],
  [/^clean(?:ed)?time$|^(?:hs)?emailhardbouncereason(?:enum)?$|^bouncedat$/, when(isFilled, 'bounced')],
];

/** Mailchimp says who is not subscribed only by the name of the file. */
function statusOfFile(name: string): FileStatus | undefined {
  const [, group] = /^(nonsubscribed|unsubscribed|cleaned)_(?:members|email_audience)_export_/i.exec(name) ?? [];
  if (group === undefined) return undefined;
  return group.toLowerCase() === 'cleaned' ? 'bounced' : 'unsubscribed';
}

/**
 * Returns a function for the status of a row, from the columns and the name of its file: of columns that disagree, any
 * keeps the person out.
 */
export function statusReader(
  header: readonly string[],
  fileName: string,
): ((record: readonly string[], textOf: (cell: string) => string) => FileStatus) | undefined {
  const columns = header.flatMap((name, column) => {
    const [, read] = readers.find(([pattern]) => pattern.test(lettersOf(name))) ?? [];
    return read ? [{ column, read }] : [];
  });
  const ofFile = statusOfFile(fileName);
  if (ofFile) return () => ofFile;
  if (columns.length === 0) return undefined;
  return (record, textOf) => {
    const statuses = columns.map(({ column, read }) => read(textOf(record[column] ?? '')));
    return statuses.find((status) => status !== 'subscribed') ?? 'subscribed';
  };
}
