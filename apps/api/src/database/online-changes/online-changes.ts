import type { OnlineChange } from './online-change.ts';
import { keyOfFirstMonth } from './key-of-first-month.ts';
import { onlineIndex } from './online-index.ts';

/** All online changes, in order. One may leave the list when a migration takes its place. */
export const onlineChanges: readonly OnlineChange[] = [
  // Finds the batches of the last days, whose emails of sequences the overview counts.
  onlineIndex({
    name: 'newsletter_batches_done',
    table: 'newsletter_batches',
    definition: '(done_at) where done_at is not null',
  }),
  // Must match `searchedTags` in contact-filters.ts. Few requests have tags, so that the index is small.
  onlineIndex({
    name: 'contacts_tags',
    table: 'contacts',
    definition: `using gin (tags_as_text(tags) gin_trgm_ops) where tags <> '{}'`,
  }),
  keyOfFirstMonth('newsletter_clicks', 'campaign_id, id'),
  keyOfFirstMonth('audit_log', 'at, id', 'audit_log_first_newest'),
];
