import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryStatus, findDeliveries } from '@workspace/contracts/newsletter-deliveries';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { describeFailure } from '../../smtp-replies/describe-failure.ts';
import type { ArchivedRow } from '../ledger-archive/archive-file.ts';
import { findArchived } from '../ledger-archive/find-archived.ts';

type Found = ResponseOf<typeof findDeliveries>['deliveries'];

interface Campaign {
  id: string;
  name: string;
  isStep: boolean;
}

/** Returns the archived deliveries to an address, the newest first. Throws `ArchiveUnreachable`. */
export async function archivedDeliveries(em: EntityManager, store: ImageStore, email: string): Promise<Found> {
  const rows = await findArchived(em, store, email);
  const campaigns = await em.execute<Campaign[]>(
    `select id, name, sequence_id is not null as "isStep" from newsletter_campaigns
     where id = any (array(select jsonb_array_elements_text(?::jsonb)::uuid))`,
    [JSON.stringify(rows.map((row) => row.campaign_id))],
  );
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return rows
    .flatMap((row) => {
      const campaign = byId.get(row.campaign_id!);
      return campaign ? [toDelivery(row, campaign)] : [];
    })
    .toSorted((one, other) =>
      (one.firstAttemptAt ?? one.changedAt) < (other.firstAttemptAt ?? other.changedAt) ? 1 : -1,
    );
}

/** Clicks of a recipient are not stored for so long. */
const toDelivery = (row: ArchivedRow, { id, name, isStep }: Campaign): Found[number] => ({
  campaignId: id,
  campaignName: name,
  id: Number(row.id),
  email: row.email!,
  firstName: row.first_name,
  lastName: row.last_name,
  status: row.status as DeliveryStatus,
  reason: row.reason,
  answer: row.answer,
  failure: row.failure === null ? null : describeFailure(row.failure as ReplyKind, row.answer),
  attempts: Number(row.attempts),
  firstAttemptAt: row.first_attempt_at,
  retryAt: row.retry_at,
  resentBy: row.resent_by,
  resentAt: row.resent_at,
  changedAt: row.changed_at!,
  variant: isStep || row.variant === null ? null : Number(row.variant),
  clicks: null,
});
