/** A rule about rows that go by age. Its SQL calls a row of the table `t`. */
export interface RetentionRule {
  key: string;
  /** The rule for people. */
  sentence: string;
  table: string;
  /** An interval of PostgreSQL, counted from the last activity. */
  term: string;
  /** An indexed time of the row that is never later than its last activity. */
  since: string;
  lastActivity: string;
  /** Deletions leave an audit entry about this resource. Without it, the data is of no interest to staff. */
  resource?: string;
}

export const retentionRules: readonly RetentionRule[] = [
  {
    key: 'contacts',
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
    key: 'webhook-deliveries',
    sentence: 'Deliveries of webhooks are deleted 30 days after their event.',
    table: 'webhook_deliveries',
    term: '30 days',
    since: 't.created_at',
    lastActivity: 't.created_at',
    resource: 'webhooks',
  },
  {
    key: 'blog-post-autosaves',
    sentence: 'Pending revisions of posts are deleted 90 days after they were saved.',
    table: 'blog_post_autosaves',
    term: '90 days',
    since: 't.saved_at',
    lastActivity: 't.saved_at',
    resource: 'blog-posts',
  },
  {
    key: 'ai-draft-sentences',
    sentence: 'Fingerprints that recognize the text of drafts by the model are deleted after 90 days.',
    table: 'ai_draft_sentences',
    term: '90 days',
    since: 't.drafted_at',
    lastActivity: 't.drafted_at',
  },
  {
    key: 'blog-post-presence',
    sentence: 'The record of open editors is deleted an hour after its last sign of life.',
    table: 'blog_post_presence',
    term: '1 hour',
    since: 't.seen_at',
    lastActivity: 't.seen_at',
  },
];
