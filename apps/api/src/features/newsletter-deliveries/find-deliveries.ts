import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type {
  countFailures,
  DeliveryStatus,
  findDeliveries,
  listDeliveries,
} from '@workspace/contracts/newsletter-deliveries';
import { deliveryColumns, toDelivery, type DeliveryRow } from './to-delivery.ts';

const pageSize = 100;
const maxShown = 200;

// Uses the index on addresses first, and sorts by ID afterwards.
const withBeginning = `select s.id from newsletter_deliveries s
  where s.campaign_id = ? and starts_with(lower(s.email) collate "C", ?) offset 0`;

/** Returns a page of one campaign's ledger, ordered by ID, so that a later page costs as much as the first. */
export async function pageOfDeliveries(
  em: EntityManager,
  campaignId: string,
  {
    status,
    search,
    after = 0,
  }: { status?: DeliveryStatus | undefined; search?: string | undefined; after?: number | undefined },
): Promise<ResponseOf<typeof listDeliveries>> {
  const beginning = search?.toLowerCase();
  const rows = await em.execute<DeliveryRow[]>(
    `select ${deliveryColumns} from newsletter_deliveries d
     join newsletter_campaigns c on c.id = d.campaign_id
     where d.campaign_id = ? and d.id > ? and c.started_at is not null
       ${status ? 'and d.status = ?' : ''} ${beginning ? `and d.id in (${withBeginning})` : ''}
     order by d.id limit ${pageSize + 1}`,
    [campaignId, after, ...(status ? [status] : []), ...(beginning ? [campaignId, beginning] : [])],
  );
  const shown = rows.slice(0, pageSize);
  return { deliveries: shown.map(toDelivery), next: rows.length > pageSize ? shown.at(-1)!.id : null };
}

/** Counts the failed deliveries of one campaign by cause, from the partial index alone. */
export async function failuresOf(
  em: EntityManager,
  campaignId: string,
): Promise<ResponseOf<typeof countFailures>['failures']> {
  return em.execute(
    `select d.failure as kind, count(*)::int as count, count(*) filter (where d.status = 'retry')::int as retried
     from newsletter_deliveries d
     where d.campaign_id = ? and d.failure is not null and d.status in ('refused', 'retry', 'handed_over')
     group by d.failure order by count desc, kind`,
    [campaignId],
  );
}

/** Finds the deliveries to one address in every campaign. */
export async function findByAddress(
  em: EntityManager,
  email: string,
): Promise<ResponseOf<typeof findDeliveries>['deliveries']> {
  const rows = await em.execute<(DeliveryRow & { campaignName: string })[]>(
    `select ${deliveryColumns}, c.name as "campaignName" from newsletter_deliveries d
     join newsletter_campaigns c on c.id = d.campaign_id
     where lower(d.email) collate "C" = lower(?) collate "C" and c.started_at is not null
     order by coalesce(d.first_attempt_at, c.started_at) desc limit ${maxShown}`,
    [email],
  );
  return rows.map(toDelivery);
}
