import type { ToastContent } from '@workspace/ui/Toast';
import { failureMessage } from './failure-message.ts';
import { formatCount } from './format-number.ts';
import type { RunOutcome } from './run-for-each.ts';

interface BulkToastProps<Row> {
  noun: string;
  nameOf: (row: Row) => string;
  /** Completes "3 requests are …". */
  done: string;
  undo?: (() => void) | undefined;
}

const mostNames = 3;

/** Returns the toast about an action on several rows. It names the rows that failed, and the first reason. */
export function bulkToast<Row>(
  { done, failed }: RunOutcome<Row>,
  { noun, nameOf, done: words, undo }: BulkToastProps<Row>,
): ToastContent {
  const changed = done.length > 0 && `${formatCount(done.length, noun)} ${done.length === 1 ? 'is' : 'are'} ${words}.`;
  const action = undo && done.length > 0 && { label: 'Undo', elsewhere: 'Find them in the list', run: undo };
  const rest = { ...(action && { action }) };
  if (failed.length === 0) return { title: 'Success', description: changed || '', ...rest };
  const names = failed.slice(0, mostNames).map(({ row }) => nameOf(row));
  const more = failed.length - names.length;
  const reason = failureMessage(failed[0]!.thrown, 'Try again.');
  const failure = `Failed: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ${reason}`;
  return { title: 'Error', description: [changed, failure].filter(Boolean).join(' '), tone: 'destructive', ...rest };
}
