import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import { suppressedSql } from '../mail-suppressions/suppress.ts';

interface Added {
  added: number;
  present: number;
  left: number;
}

/** Adds people to a list, in one statement. Who is there stays as they are; who has left or bounced stays out. */
export async function addToList(em: EntityManager, listId: string, people: readonly SubscriberDraft[]): Promise<Added> {
  const rows = people.map(({ email, firstName, lastName, source }) => ({
    email,
    first_name: firstName || null,
    last_name: lastName || null,
    source: source ?? 'manual',
  }));
  const [counted] = await em.execute<[{ added: number; left: number }]>(
    `with given as (
       select distinct on (lower(email)) email, first_name, last_name, source
       from jsonb_to_recordset(?::jsonb) as g (email text, first_name text, last_name text, source text)
     ), willing as (
       select * from given g where not ${suppressedSql('g.email')}
     ), added as (
       insert into email_list_subscribers (email_list_id, email, first_name, last_name, source)
       select ?, email, first_name, last_name, source from willing
       on conflict (email_list_id, lower(email) collate "C") do nothing returning 1
     )
     select (select count(*)::int from added) as added,
            (select count(*)::int from given) - (select count(*)::int from willing) as left`,
    [JSON.stringify(rows), listId],
  );
  return { ...counted, present: people.length - counted.added - counted.left };
}

/** What became of the people, as a sentence. */
export function addedSentence({ added, present, left }: Added): string {
  const of = (count: number, one: string, many: string) =>
    count > 0 ? [`${number(count)} ${count === 1 ? one : many}`] : [];
  const others = [
    ...of(present, 'was there already', 'were there already'),
    ...of(left, 'has left before and stays out', 'have left before and stay out'),
  ];
  const first = `${number(added)} ${added === 1 ? 'subscriber' : 'subscribers'} added`;
  return `${[first, ...others].join(', ')}.`;
}

const number = (count: number): string => count.toLocaleString('en-US');
