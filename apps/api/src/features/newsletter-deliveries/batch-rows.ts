/** Identifies the batch of a job. */
export interface BatchRef {
  campaignId: string;
  number: number;
}

/** One attempt at a batch. Every write names it, and is ignored once a later attempt has started. */
export interface Run extends BatchRef {
  run: number;
}

const bound = (column: 'first_id' | 'last_id') =>
  `(select ${column} from newsletter_batches where campaign_id = ? and number = ?)`;

/**
 * SQL condition for the deliveries `d` of one batch, with the values of `batchValues`. It is a range of the
 * primary key: no plan then joins the ledger with itself.
 */
export const inBatch = `d.campaign_id = ? and d.id between ${bound('first_id')} and ${bound('last_id')}`;

export const batchValues = ({ campaignId, number }: BatchRef): unknown[] => [
  campaignId,
  campaignId,
  number,
  campaignId,
  number,
];
