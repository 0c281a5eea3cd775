/** A table that grows without limit. Each month is a partition, and `<name>_other` takes rows without one. */
export interface TableByMonth {
  name: string;
  /** SQL: the time that tells the month of a row; null for ids that are not of version 7. */
  time: string;
  /** SQL that creates the partition of a month, which it takes. It returns false when that exists. */
  create: string;
  /** The job that ends old months. */
  endedBy: 'archive-ledger' | 'forget-clicks' | 'prune-audit-log';
}

const timeOfCampaign = 'uuid_extract_timestamp(campaign_id)';

/** All tables in partitions by month. */
export const tablesByMonth: readonly TableByMonth[] = [
  {
    name: 'newsletter_deliveries',
    time: timeOfCampaign,
    create: 'create_ledger_month(?)',
    endedBy: 'archive-ledger',
  },
  {
    name: 'newsletter_clicks',
    time: timeOfCampaign,
    create: `create_month('newsletter_clicks', ?)`,
    endedBy: 'forget-clicks',
  },
  { name: 'audit_log', time: 'at', create: `create_month('audit_log', ?)`, endedBy: 'prune-audit-log' },
];
