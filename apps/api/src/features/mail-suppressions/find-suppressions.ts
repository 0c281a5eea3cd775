import type { EntityManager } from '@mikro-orm/postgresql';
import type { Suppression } from '@workspace/contracts/mail-suppressions';

const maxShown = 100;

type Row = Omit<Suppression, 'since'> & { since: Date | string };

const columns = `encode(m.address_hash, 'hex') as id, m.email, m.reason, m.created_by as by, m.created_at as since`;

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

/** Returns the newest suppressions. */
export async function newestSuppressions(em: EntityManager): Promise<Suppression[]> {
  const rows = await em.execute<Row[]>(
    `select ${columns} from mail_suppressions m order by m.created_at desc limit ${maxShown}`,
  );
  return rows.map(toSuppression);
}
