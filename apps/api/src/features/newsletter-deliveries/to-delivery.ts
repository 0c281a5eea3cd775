import { erased } from '../mail-preferences/erased.ts';
import { storesClicks } from '../newsletter-clicks/store-clicks.ts';
import type { Delivery } from '@workspace/contracts/newsletter-deliveries';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { describeFailure } from '../../smtp-replies/describe-failure.ts';

/** A row of the ledger as the driver returns it: times are `Date`. */
export type DeliveryRow = Omit<Delivery, 'failure' | 'firstAttemptAt' | 'retryAt' | 'resentAt' | 'changedAt'> & {
  failure: ReplyKind | null;
  firstAttemptAt: Date | null;
  retryAt: Date | null;
  resentAt: Date | null;
  changedAt: Date;
};

/** The columns of a row `d` of a campaign `c`. */
export const deliveryColumns = `d.campaign_id as "campaignId", d.id, d.email, d.first_name as "firstName",
  d.last_name as "lastName", d.status, d.reason, d.answer, d.failure, d.attempts, d.first_attempt_at as "firstAttemptAt",
  d.retry_at as "retryAt", d.resent_by as "resentBy", d.resent_at as "resentAt", d.changed_at as "changedAt",
  -- Of a step of a sequence, it is the version of the message and no variant of a test.
  case when c.sequence_id is null then d.variant end as variant,
  case when ${storesClicks} and d.email <> '${erased}' then (
    select json_build_object('firstAt', min(k.at) filter (where k.standing = 'first'),
      'links', count(*) filter (where k.standing in ('first', 'first_of_link')),
      'scannerHits', count(*) filter (where k.standing = 'scanner'))
    from newsletter_clicks k where k.campaign_id = d.campaign_id and k.delivery_id = d.id
  ) end as clicks`;

export const toDelivery = <Row extends DeliveryRow>(row: Row) => ({
  ...row,
  failure: row.failure && describeFailure(row.failure, row.answer),
  firstAttemptAt: isoOf(row.firstAttemptAt),
  retryAt: isoOf(row.retryAt),
  resentAt: isoOf(row.resentAt),
  changedAt: new Date(row.changedAt).toISOString(),
  clicks: row.clicks && { ...row.clicks, firstAt: isoOf(row.clicks.firstAt) },
});

const isoOf = (time: Date | string | null): string | null => (time ? new Date(time).toISOString() : null);
