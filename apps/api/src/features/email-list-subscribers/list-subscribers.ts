import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { listSubscribers, SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { addressKey } from '../../database/address-key.ts';
import { countSubscribers } from './count-subscribers.ts';
import { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';
import { searchSubscribers } from './search-subscribers.ts';
import { withSuppressions } from './with-suppressions.ts';

type Condition = FilterQuery<EmailListSubscriberEntity>;
type Page = ResponseOf<typeof listSubscribers>;

const onePage = 100;

// The expression of the index, so that any page is an index range scan.
const key = (row: string) => addressKey(`${row}.email`);

interface Query {
  search?: string | undefined;
  status?: SubscriberStatus | undefined;
  after?: string | undefined;
}

/** Returns a page of a list ordered by address. The first page contains the total count. */
export async function pageOfSubscribers(em: EntityManager, emailListId: string, query: Query): Promise<Page> {
  const { search, status, after } = query;
  if (search) {
    const { ids, total } = await searchSubscribers(em, emailListId, { search, status, after }, onePage + 1);
    return pageOf(em, await subscribersWith(em, { emailListId, id: { $in: ids } }), after ? null : total);
  }
  const where: Condition[] = [{ emailListId }];
  if (status) where.push({ status });
  if (after) where.push({ [raw((row) => `${key(row)} > lower(?)`, [after])]: [] });
  const rows = await subscribersWith(em, { $and: where });
  return pageOf(em, rows, after ? null : await countSubscribers(em, emailListId, status));
}

const subscribersWith = (em: EntityManager, where: Condition) =>
  em.find(EmailListSubscriberEntity, where, { orderBy: { [raw(key)]: 'asc' }, limit: onePage + 1 });

async function pageOf(em: EntityManager, rows: EmailListSubscriberEntity[], total: Page['total']): Promise<Page> {
  const page = rows.slice(0, onePage);
  return {
    subscribers: await withSuppressions(em, page),
    next: rows.length > onePage ? page.at(-1)!.email : null,
    total,
  };
}
