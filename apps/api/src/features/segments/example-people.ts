import type { MikroORM } from '@mikro-orm/postgresql';
import type { SegmentPerson } from '@workspace/contracts/segments';
import { suppressedSql } from '../suppressions/suppress.ts';
import { mailableLists, uuidArray, withMemory } from './count-matching.ts';
import type { ValidRules } from './count-people.ts';
import { segmentCondition } from './segment-condition.ts';

const most = 10;
/** A person may match on several lists. */
const rowsRead = 5 * most;

/** Returns the people who match rules and joined last, each once. */
export function examplePeople(orm: MikroORM, { rules, types }: ValidRules): Promise<SegmentPerson[]> {
  const { sql, values } = segmentCondition(rules, types);
  return withMemory(orm.em, async (em) => {
    const rows = await em.execute<SegmentPerson[]>(
      `select p.email, p."firstName", p."lastName", p.fields
       from (
         select s.id, s.email, s.first_name as "firstName", s.last_name as "lastName", s.fields
         from email_list_subscribers s
         where s.email_list_id = any (?::uuid[]) and s.status = 'subscribed' and ${sql}
         order by s.id desc limit ${rowsRead}) p
       where not ${suppressedSql('p.email')} order by p.id desc`,
      [uuidArray(await mailableLists(em)), ...values],
    );
    const newest = new Map(rows.toReversed().map((row) => [row.email.toLowerCase(), row]));
    return rows.filter((row) => newest.get(row.email.toLowerCase()) === row).slice(0, most);
  });
}
