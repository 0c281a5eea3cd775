import { auditFieldLabel } from '@workspace/contracts/audit-field-labels';
import { auditActionLabel } from '@workspace/contracts/audit-labels';
import type { AuditEntry } from '@workspace/contracts/audit-log';

type Summarized = Pick<AuditEntry, 'action' | 'changes' | 'subject'>;

/** Fields whose values name a thing, the best first. A redirect is named by the path that it leads from. */
const namingFields = ['title', 'name', 'subject', 'from', 'url'];
const fieldsAtMost = 4;

/**
 * Returns an entry in one line. A created thing has every field, so its name says more; the row has it already for a
 * thing that still exists.
 */
export function auditSummary({ action, changes, subject }: Summarized): string {
  const label = auditActionLabel(action);
  const isCreation = action.startsWith('create');
  if (isCreation && subject) return label;
  const name = isCreation ? nameIn(changes) : undefined;
  if (name) return `${label}: ${name}`;
  // Several rows of one change may have the same field.
  const fields = [...new Set(changes.map(({ field }) => auditFieldLabel(field)))];
  const more = fields.length - fieldsAtMost;
  const listed = fields.slice(0, fieldsAtMost).join(', ');
  if (fields.length === 0) return label;
  return more > 0 ? `${label}: ${listed} and ${more} more` : `${label}: ${listed}`;
}

const nameIn = (changes: AuditEntry['changes']): string | undefined =>
  namingFields.map((named) => changes.find(({ field }) => field === named)?.after).find(Boolean) ?? undefined;
