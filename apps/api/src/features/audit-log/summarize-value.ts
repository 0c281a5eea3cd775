import { createHash } from 'node:crypto';

const longest = 120;
const isSecret = /token|secret|password|hash|^key$|keys$/i;
/** Fields that say nothing about a person outside the company. */
const isImpersonal = /status|kind|reason|size$|interest|id$|ids$|at$|by$|^is|policy|count|delimiter|columns/i;

/** Contract files whose texts are about people outside the company: these texts do not enter the log. */
const personalFiles: ReadonlySet<string> = new Set([
  'contacts',
  'contact-replies',
  'contact-threads',
  'email-list-subscribers',
  'suppressions',
  'subscriber-imports',
]);

/**
 * Describes a value for the log: short values as they are, long ones by length and digest, secrets and texts of people
 * outside the company by neither.
 */
export function summarizeValue(field: string, value: unknown, file: string): string | null {
  if (value === null || value === undefined) return null;
  if (isSecret.test(field)) return 'secret';
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const size = `${text.length.toLocaleString('en-US')} characters`;
  // Elsewhere a reason is one of a few words.
  const isPersonal = !isImpersonal.test(field) || (file === 'suppressions' && field === 'reason');
  if (personalFiles.has(file) && isPersonal) return `text of ${size}`;
  if (text.length <= longest) return text;
  return `text of ${size}, sha256 ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
