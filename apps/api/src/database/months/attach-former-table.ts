/** SQL: the end of the partition that takes the rows from before the months. */
const bound = `date_trunc('month', now(), 'UTC') + interval '1 month'`;

interface FormerTable {
  table: string;
  /** The column of the partitions. */
  key: 'at' | 'campaign_id';
  /** The columns in the order of the new table. */
  columns: string;
}

/**
 * SQL of a migration that has renamed a table to `<table>_first` and created it anew: makes that the first partition.
 * Its rows are read once, to check the bound, and not copied. Rows beyond the bound go to `<table>_other`, which takes
 * all rows without a month. The rights of other roles go to the new table. Part of released migrations: a change of its outcome is a new function.
 */
export const attachFormerTable = ({ table, key, columns }: FormerTable): string => `
  do $$
  declare
    bound ${key === 'at' ? 'timestamptz' : 'uuid'} := ${key === 'at' ? bound : `first_uuid_at(${bound})`};
    granted record;
  begin
    for granted in select privilege_type as privilege, case grantee when 0 then 'public' else grantee::regrole::text end as grantee
      from pg_class c, aclexplode(c.relacl) a where c.oid = '${table}_first'::regclass and a.grantee <> c.relowner
    loop
      execute format('grant %s on ${table} to %s', granted.privilege, granted.grantee);
    end loop;
    with moved as (delete from ${table}_first where ${key} >= bound returning *)
    insert into ${table}_other (${columns}) select ${columns} from moved;
    execute format('alter table ${table} attach partition ${table}_first for values from (minvalue) to (%L)', bound);
  end $$`;

/** SQL: creates the partitions of the three months after the first one. */
export const createNextMonths = (table: string): string =>
  `select create_month('${table}', ${bound} + make_interval(months => n)) from generate_series(0, 2) n`;
