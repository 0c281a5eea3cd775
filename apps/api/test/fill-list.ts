import { vacuum } from './vacuum.ts';

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>;

/**
 * Creates a list with this many subscribers and returns its ID. The trigram index is built at the end, in a third of
 * the time. `fields` and `joined` are SQL expressions of the number `n`.
 */
export async function fillList(sql: Sql, people: number, fields = `'{}'::jsonb`, joined = 'now()'): Promise<string> {
  const trigrams = 'email_list_subscribers_inside';
  const [{ definition }] = (await sql('select pg_get_indexdef(?::regclass) as definition', [trigrams])) as [
    { definition: string },
  ];
  await sql(`drop index ${trigrams}`);
  await sql('alter table email_list_subscribers disable trigger user');
  const [{ id }] = (await sql('insert into email_lists (name, subscriber_count) values (?, ?) returning id', [
    'Everybody',
    people,
  ])) as [{ id: string }];
  await sql(
    `insert into email_list_subscribers (email_list_id, email, first_name, last_name, fields, created_at)
     select ?, 'person' || n::bigint * 7919 % ${people} || '@example' || n % 50 || '.com', 'Anna' || n % 100,
       'Müller' || n % 7777, ${fields}, ${joined} from generate_series(1, ${people}) n`,
    [id],
  );
  await sql('alter table email_list_subscribers enable trigger user');
  await sql(definition);
  await vacuum(sql, 'email_list_subscribers');
  return id;
}
