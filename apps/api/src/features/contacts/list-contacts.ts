import { IsolationLevel, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { listContacts } from '@workspace/contracts/contacts';
import type { ResponseOf, ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { promisedHours } from '@workspace/contracts/form-choices';
import { likePattern } from '../../database/like-pattern.ts';
import { ContactEntity } from './contact-entity.ts';
import { toContact } from './to-contact.ts';

type Where = FilterQuery<ContactEntity>;

const matchesSearch = (search: string): Where => {
  const like = likePattern(search);
  return { $or: (['firstName', 'lastName', 'email'] as const).map((field) => ({ [field]: { $ilike: like } })) };
};

/** Returns one page of requests, the late ones first, and the counts per status. */
export async function pageOfContacts(
  em: EntityManager,
  { search, page = 1, pageSize = 50 }: ParsedOf<typeof listContacts>['query'],
  now: Date,
): Promise<ResponseOf<typeof listContacts>> {
  const found = search ? matchesSearch(search) : {};
  const open: Where = { $and: [found, { answeredAt: null }] };
  const answered: Where = { $and: [found, { answeredAt: { $ne: null } }] };
  const promised = new Date(now.getTime() - promisedHours * 3_600_000);
  // Runs two queries in order, all open requests before the answered ones: a page can contain the end of the first and
  // the start of the second.
  return em.transactional(
    async (inside) => {
      const waiting = await inside.count(ContactEntity, open);
      const late = await inside.count(ContactEntity, { $and: [open, { createdAt: { $lt: promised } }] });
      const total = waiting + (await inside.count(ContactEntity, answered));
      const offset = (page - 1) * pageSize;
      const first =
        offset < waiting
          ? await inside.find(ContactEntity, open, {
              orderBy: { createdAt: 'asc', id: 'asc' },
              limit: pageSize,
              offset,
            })
          : [];
      const rest = pageSize - first.length;
      const then =
        rest > 0
          ? await inside.find(ContactEntity, answered, {
              orderBy: { answeredAt: 'desc', id: 'desc' },
              limit: rest,
              offset: Math.max(0, offset - waiting),
            })
          : [];
      return { contacts: [...first, ...then].map(toContact), total, waiting, late };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}
