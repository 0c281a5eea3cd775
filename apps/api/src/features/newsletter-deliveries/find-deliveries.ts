import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type {
  countFailures,
  DeliveryStatus,
  findDeliveries,
  listDeliveries,
} from '@workspace/contracts/newsletter-deliveries';
import { addressKey, isSameAddress } from '../../database/address-key.ts';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { failuresSql, findSums } from '../ledger-archive/campaign-sums.ts';
import { archivedDeliveries } from './archived-deliveries.ts';
import { deliveryColumns, toDelivery, type DeliveryRow } from './to-delivery.ts';

type Failures = ResponseOf<typeof countFailures>['failures'];

const pageSize = 100;
const maxShown = 200;

// Uses the index on addresses first, and sorts by ID afterwards.
const withBeginning = `select s.id from newsletter_deliveries s
  where s.campaign_id = ? and starts_with(${addressKey('s.email')}, ?) offset 0`;

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
  return {
    deliveries: shown.map(toDelivery),
    next: rows.length > pageSize ? shown.at(-1)!.id : null,
    isArchived: rows.length === 0 && (await findSums(em, campaignId)) !== undefined,
  };
}

/** Counts the failed deliveries of one campaign by cause, over the partial index; or as they were when it was archived. */
export async function failuresOf(em: EntityManager, campaignId: string): Promise<Failures> {
  const archived = await findSums(em, campaignId);
  return (archived?.failures as Failures | undefined) ?? em.execute(failuresSql('?'), [campaignId]);
}

/** Finds the deliveries to one address in every campaign, also in archived ones. Throws `ArchiveUnreachable`. */
export async function findByAddress(
  em: EntityManager,
  store: ImageStore,
  email: string,
): Promise<ResponseOf<typeof findDeliveries>['deliveries']> {
  const rows = await em.execute<(DeliveryRow & { campaignName: string })[]>(
    `select ${deliveryColumns}, c.name as "campaignName" from newsletter_deliveries d
     join newsletter_campaigns c on c.id = d.campaign_id
     where ${isSameAddress('d.email', '?')} and c.started_at is not null
     order by coalesce(d.first_attempt_at, c.started_at) desc limit ${maxShown}`,
    [email],
  );
  // Archived ones are older: their month is over for more than a year.
  const archived = rows.length < maxShown ? await archivedDeliveries(em, store, email) : [];
  const keyOf = (row: { campaignId: string; id: number }) => `${row.campaignId} ${row.id}`;
  // A month may be archived between the two.
  const live = new Set(rows.map(keyOf));
  return [...rows.map(toDelivery), ...archived.filter((row) => !live.has(keyOf(row)))].slice(0, maxShown);
}
