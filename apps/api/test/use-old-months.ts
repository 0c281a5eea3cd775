import { randomUUID } from 'node:crypto';

type Sql = <T extends object>(query: string, values?: unknown[]) => Promise<T[]>;

/** The first day of a month, as `2026-05-01`. */
const monthAgo = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
};

/** Gives tables by month old months, which in production come with time, and rows of these. */
export function useOldMonths(sql: Sql) {
  const partitionsOf = async (table: string) =>
    (await sql<{ name: string }>('select name from months_of(?) order by ends_at', [table])).map(({ name }) => name);

  /** Makes the partition of a month before the first one, which begins after it from now on. Returns its name. */
  const cut = async (table: string, month: string): Promise<string> => {
    const isOfTime = table === 'audit_log';
    const bound = (time: string) => (isOfTime ? time : `first_uuid_at(${time})`);
    const ends = `'${month}'::timestamptz + interval '1 month'`;
    const before = await partitionsOf(table);
    await sql(`do $$ declare upper text; begin
      select substring(pg_get_expr(relpartbound, oid) from $r$TO \\('([^']+)'\\)$r$) into upper from pg_class
      where relname = '${table}_first';
      alter table ${table} detach partition ${table}_first;
      execute format('alter table ${table} attach partition ${table}_first for values from (%L) to (%L)',
        ${bound(ends)}, upper);
    end $$`);
    await sql('select create_month(?, ?)', [table, month]);
    return (await partitionsOf(table)).find((name) => !before.includes(name))!;
  };

  const campaignOf = async (
    month: string,
    { started = `'${month}'`, isStep = false }: { started?: string; isStep?: boolean } = {},
  ): Promise<string> => {
    const [{ id }] = (await sql<{ id: string }>(
      `with l as (insert into email_lists (name) values ('Readers') returning id),
       s as (insert into sequences (name, email_list_id) select 'Welcome', id from l where ${isStep} returning id)
       insert into newsletter_campaigns (id, name, subject, email_list_id, status, html, text, started_at, tracks_clicks, sequence_id)
       select overlay(uuidv7()::text placing left(first_uuid_at('${month}')::text, 13) from 1 for 13)::uuid,
         'Winter', 'Frost', l.id, 'sent', '', '', ${started}, true, (select id from s) from l returning id`,
    )) as [{ id: string }];
    return id;
  };

  const clickSql = (_campaign: string, at = 'now()') =>
    `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine) values (?, ?, 1, 1, ${at}, false)`;
  const click = Object.assign(
    (campaign: string, at = 'now()') => sql(clickSql(campaign, at), [randomUUID(), campaign]),
    { sql: clickSql },
  );
  return {
    monthAgo,
    campaignOf,
    click,
    clicks: () =>
      sql<{ month: string; campaign: string }>(
        'select tableoid::regclass::text as month, campaign_id as campaign from newsletter_clicks order by at',
      ),
    entry: (at: string, action = 'old') =>
      sql(`insert into audit_log (at, action, resource, request_id) values (?, ?, 'x', '')`, [at, action]),
    partitions: { of: partitionsOf, cut },
  };
}
