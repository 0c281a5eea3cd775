import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { listSuppressions, Suppression } from '@workspace/contracts/suppressions';
import { likePattern } from '../../database/like-pattern.ts';

type Row = Omit<Suppression, 'since'> & { since: Date | string };

const columns = `encode(m.address_hash, 'hex') as id, m.email, m.reason as kind, m.detail as reason, m.created_by as by,
  m.created_at as since`;

const toSuppression = (row: Row): Suppression => ({ ...row, since: new Date(row.since).toISOString() });

/** Finds the suppression of each address, in the given order. */
export async function suppressionsOf(em: EntityManager, emails: readonly string[]): Promise<(Suppression | null)[]> {
  if (emails.length === 0) return [];
  const rows = await em.execute<(Row & { place: number })[]>(
    // The offset forces one index lookup per address: a join would read all suppressions for a page of a list.
    `select g.place::int - 1 as place, m.*
     from jsonb_array_elements_text(?::jsonb) with ordinality as g (email, place)
     cross join lateral (
       select ${columns} from mail_suppressions m where m.address_hash = address_hash(g.email) offset 0) m`,
    [JSON.stringify(emails)],
  );
  const found: (Suppression | null)[] = emails.map(() => null);
  for (const { place, ...row } of rows) found[place] = toSuppression(row);
  return found;
}

interface Query {
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Returns a page of the suppressions that a search finds, the newest first, and their number. */
export async function searchSuppressions(
  em: EntityManager,
  { search = '', page = 1, pageSize = 50 }: Query,
): Promise<ResponseOf<typeof listSuppressions>> {
  // An erased address is stored as its hash only.
  const matches = search ? 'where lower(m.email) like lower(?) or m.address_hash = address_hash(?)' : '';
  const values = search ? [likePattern(search), search] : [];
  const rows = await em.execute<Row[]>(
    `select ${columns} from mail_suppressions m ${matches}
     order by m.created_at desc, m.address_hash limit ? offset ?`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  const [{ total }] = await em.execute<[{ total: number }]>(
    `select count(*)::int as total from mail_suppressions m ${matches}`,
    values,
  );
  return { suppressions: rows.map(toSuppression), total };
}
