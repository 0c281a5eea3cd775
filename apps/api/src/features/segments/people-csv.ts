import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldValues } from '@workspace/contracts/field-values';
import { csvCell } from '@workspace/contracts/csv-cell';
import { isSameAddress } from '../../database/address-key.ts';
import { fieldCells, fieldHeaders } from '../subscriber-fields/field-cells.ts';
import { findFields } from '../subscriber-fields/find-fields.ts';
import { suppressedSql } from '../suppressions/suppress.ts';
import { mailableLists, uuidArray } from './count-matching.ts';
import type { SegmentCondition } from './segment-condition.ts';

const columns = ['email', 'first_name', 'last_name', 'source', 'created_at'];
const rowsAtOnce = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

interface Person {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  source: string;
  createdAt: Date | string;
  fields: FieldValues;
  /** False for a row of a person who has an earlier one that matches, or who is suppressed. */
  isFirst: boolean;
}

/** Generates the people of a segment as CSV lines, each person once, by their first subscription that matches. */
export async function* peopleCsv(em: EntityManager, condition: SegmentCondition): AsyncGenerator<string> {
  const fields = await findFields(em);
  const lists = await mailableLists(em);
  yield `\ufeff${[...columns, ...fieldHeaders(columns, fields)].map(csvCell).join(',')}\r\n`;
  for (let after: string | undefined = firstId; after !== undefined;) {
    const rows = await peopleAfter(em.fork(), lists, condition, after);
    const lines = rows
      .filter(({ isFirst }) => isFirst)
      .map(({ email, firstName, lastName, source, createdAt, fields: values }) =>
        [
          email,
          firstName ?? '',
          lastName ?? '',
          source,
          new Date(createdAt).toISOString(),
          ...fieldCells(values, fields),
        ]
          .map(csvCell)
          .join(','),
      );
    if (lines.length > 0) yield `${lines.join('\r\n')}\r\n`;
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)!.id;
  }
}

/** In the order of IDs, so that each page goes on where the last one ended. */
function peopleAfter(em: EntityManager, lists: readonly string[], { sql, values }: SegmentCondition, after: string) {
  const matches = `s.email_list_id = any (?::uuid[]) and s.status = 'subscribed' and ${sql}`;
  const ids = uuidArray(lists);
  return em.execute<Person[]>(
    `select p.*, not ${suppressedSql('p.email')} and not exists (
       select from email_list_subscribers s
       where s.id < p.id and ${isSameAddress('s.email', 'p.email')} and ${matches}) as "isFirst"
     from (
       select s.id, s.email, s.first_name as "firstName", s.last_name as "lastName", s.source,
         s.created_at as "createdAt", s.fields
       from email_list_subscribers s where ${matches} and s.id > ? order by s.id limit ${rowsAtOnce}) p
     order by p.id`,
    [ids, ...values, ids, ...values, after],
  );
}
