import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { listSubscribers, SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import type { AnswerOf } from '@workspace/contracts/endpoint/define-endpoint';
import { beginningWith } from '../../database/containing.ts';
import { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';
import { withSuppressions } from './with-suppressions.ts';

type Condition = FilterQuery<EmailListSubscriberEntity>;

const onePage = 100;

// As the index has it, so that a page is read off the index wherever it begins.
const key = (row: string) => `lower(${row}.email) collate "C"`;

interface Asked {
  search?: string | undefined;
  status?: SubscriberStatus | undefined;
  after?: string | undefined;
}

/** A page of a list by address. */
export async function pageOfSubscribers(
  em: EntityManager,
  emailListId: string,
  { search, status, after }: Asked,
): Promise<AnswerOf<typeof listSubscribers>> {
  const where: Condition[] = [{ emailListId }];
  if (status) where.push({ status });
  if (after) where.push({ [raw((row) => `${key(row)} > lower(?)`, [after])]: [] });
  if (search) where.push(found(search));
  const rows = await em.find(
    EmailListSubscriberEntity,
    { $and: where },
    {
      orderBy: { [raw(key)]: 'asc' },
      limit: onePage + 1,
    },
  );
  const page = rows.slice(0, onePage);
  return {
    subscribers: await withSuppressions(em, page),
    next: rows.length > onePage ? page.at(-1)!.email : null,
  };
}

/** Addresses and names that begin with a text. What has an @ is an address. */
function found(search: string): Condition {
  const like = beginningWith(search.toLowerCase());
  if (search.includes('@')) return { [raw((row) => `${key(row)} like ?`, [like])]: [] };
  const names = (row: string) =>
    `lower(concat_ws(' ', ${row}.first_name, ${row}.last_name)) like ? or lower(${row}.last_name) like ?`;
  return { [raw((row) => `(${key(row)} like ? or ${names(row)})`, [like, like, like])]: [] };
}
