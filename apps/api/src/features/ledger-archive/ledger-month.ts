/** A partition of the ledger: the rows of the campaigns that were created in a month, by the ids of these. */
export interface LedgerMonth {
  id: string;
  name: string;
  fromId: string;
  untilId: string;
}

/** The key of the retention rule about the months. */
export const ledgerMonths = 'ledger-months';

export const monthColumns = 't.id, t.name, t.from_id as "fromId", t.until_id as "untilId"';

/** SQL: the last time at which a campaign of a month `t` was active. One that is under way is active now. */
export const lastActivityOfMonth = `greatest(t.ends_at, (
  select max(case when c.status in ('sending', 'paused') then now() else greatest(c.started_at, c.sent_at, c.finished_at) end)
  from newsletter_campaigns c where c.id >= t.from_id and c.id < t.until_id))`;
