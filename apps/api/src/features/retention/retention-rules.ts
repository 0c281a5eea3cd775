import { draftHistoryDays, unsavedDraftDays } from '@workspace/contracts/draft-history';
import { daysListsStayInTrash } from '@workspace/contracts/email-lists';
import { daysInTrash } from '@workspace/contracts/managed-posts';
import { signUpDays } from '@workspace/contracts/pending-sign-ups';
import { unsavedTextDays } from '@workspace/contracts/unsaved-texts';
import { deletePosts } from '../blog-posts/trash-post.ts';
import { markListsDeleted } from '../email-lists/empty-deleted-lists.ts';
import { lastActivityOfMonth, ledgerMonths } from '../ledger-archive/ledger-month.ts';
import type { RetentionRule } from './retention-rule.ts';

export const retentionRules: readonly RetentionRule[] = [
  {
    key: 'contacts',
    name: 'Requests',
    sentence: 'Requests, with their emails, notes and history, are deleted 7 years after their last activity.',
    table: 'contacts',
    term: '7 years',
    since: 't.created_at',
    // The largest of the times that exist: nulls are ignored.
    lastActivity: `greatest(t.created_at, t.answered_at, t.archived_at, t.spam_at,
      (select max(e.at) from contact_events e where e.contact_id = t.id),
      (select max(greatest(m.created_at, m.sent_at)) from contact_emails m where m.contact_id = t.id))`,
    resource: 'contacts',
  },
  {
    key: 'trashed-posts',
    name: 'Trash of posts',
    sentence: `Posts in the trash are deleted after ${daysInTrash} days.`,
    table: 'blog_posts',
    only: 't.trashed_at is not null',
    term: `${daysInTrash} days`,
    since: 't.trashed_at',
    lastActivity: 't.trashed_at',
    resource: 'blog-posts',
    remove: deletePosts,
  },
  {
    key: 'trashed-lists',
    name: 'Trash of email lists',
    sentence: `Email lists in the trash are deleted after ${daysListsStayInTrash} days, with their subscribers.`,
    table: 'email_lists',
    only: 't.deleted_at is null and t.trashed_at is not null',
    term: `${daysListsStayInTrash} days`,
    since: 't.trashed_at',
    lastActivity: 't.trashed_at',
    resource: 'email-lists',
    remove: markListsDeleted,
  },
  {
    key: 'sign-ups',
    name: 'Sign-ups',
    sentence: `Sign-ups that nobody confirmed are deleted after ${signUpDays} days.`,
    table: 'pending_sign_ups',
    term: `${signUpDays} days`,
    since: 't.requested_at',
    // A link that is valid for longer keeps its sign-up.
    lastActivity: `greatest(t.requested_at, t.expires_at - interval '${signUpDays} days')`,
    resource: 'email-lists',
  },
  {
    key: 'undecided-imports',
    name: 'Uploaded files',
    sentence: 'Uploaded files that nobody imported are deleted after 7 days.',
    table: 'subscriber_imports',
    only: `t.status = 'checked'`,
    term: '7 days',
    since: 't.created_at',
    lastActivity: 't.created_at',
    resource: 'email-lists',
  },
  {
    key: 'unsaved-drafts',
    name: 'Unsaved drafts',
    sentence: `Drafts by the model that nobody saved as a post are deleted after ${unsavedDraftDays} days.`,
    table: 'draft_history',
    only: 't.post_id is null',
    term: `${unsavedDraftDays} days`,
    since: 't.drafted_at',
    lastActivity: 't.drafted_at',
    resource: 'ai-drafts',
  },
  {
    key: 'draft-history',
    name: 'History of drafts',
    sentence: `The history of drafts by the model is deleted after ${draftHistoryDays} days.`,
    table: 'draft_history',
    only: 't.post_id is not null',
    term: `${draftHistoryDays} days`,
    since: 't.drafted_at',
    lastActivity: 't.drafted_at',
    resource: 'ai-drafts',
  },
  {
    key: ledgerMonths,
    name: 'Ledgers of newsletters, in months',
    sentence:
      'The recipients of newsletters move to the archive 13 months after the month of their campaign, and its last activity. They are found there by address.',
    table: 'ledger_months',
    only: 't.archived_at is null and t.starts_at <= now()',
    term: '13 months',
    since: 't.ends_at',
    lastActivity: lastActivityOfMonth,
    isArchived: true,
  },
  {
    key: 'webhook-deliveries',
    name: 'Webhook deliveries',
    sentence: 'Deliveries of webhooks are deleted 30 days after their event.',
    table: 'webhook_deliveries',
    term: '30 days',
    since: 't.created_at',
    lastActivity: 't.created_at',
    resource: 'webhooks',
  },
  {
    key: 'blog-post-autosaves',
    name: 'Pending revisions',
    sentence: 'Pending revisions of posts are deleted 90 days after they were saved.',
    table: 'blog_post_autosaves',
    term: '90 days',
    since: 't.saved_at',
    lastActivity: 't.saved_at',
    resource: 'blog-posts',
  },
  {
    key: 'unsaved-texts',
    name: 'Unsaved texts',
    sentence: `Texts that staff wrote in the console and did not save are deleted after ${unsavedTextDays} days.`,
    table: 'unsaved_texts',
    term: `${unsavedTextDays} days`,
    since: 't.saved_at',
    lastActivity: 't.saved_at',
  },
  {
    key: 'ai-draft-sentences',
    name: 'Fingerprints of drafts',
    sentence: 'Fingerprints that recognize the text of drafts by the model are deleted after 90 days.',
    table: 'ai_draft_sentences',
    term: '90 days',
    since: 't.drafted_at',
    lastActivity: 't.drafted_at',
  },
  {
    key: 'blog-post-presence',
    name: 'Open editors',
    sentence: 'The record of open editors is deleted an hour after its last sign of life.',
    table: 'blog_post_presence',
    term: '1 hour',
    since: 't.seen_at',
    lastActivity: 't.seen_at',
  },
  {
    key: 'idempotency-keys',
    name: 'Responses to changes',
    sentence: 'The encrypted responses to changes of staff, for repeats of a change, are deleted after a day.',
    table: 'idempotency_keys',
    term: '1 day',
    since: 't.created_at',
    lastActivity: 't.created_at',
  },
];

/** Data that other jobs delete by age, without counts. */
export const deletedElsewhere: string[] = [
  'The times and client hashes of clicks in newsletters; the totals stay.',
  'Visitor hashes of the view counts, every day at midnight UTC.',
  'Sessions, when they end.',
  'Entries of the audit log, a month at a time, once the last of them is older than the term in the configuration.',
];
