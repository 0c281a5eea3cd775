import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns a message that names the owner of tables which the user may not read; undefined when it may, or there are none. */
export async function findDenied(em: EntityManager): Promise<string | undefined> {
  const [row] = await em.execute<{ user: string; owner: string }[]>(
    `select current_user::text as "user", pg_get_userbyid(relowner)::text as owner from pg_class
     where oid = to_regclass('mikro_orm_migrations') and not has_table_privilege(oid, 'select')`,
  );
  if (!row) return undefined;
  const { user, owner } = row;
  return `The user ${user} may not read the tables, which belong to ${owner}. Set DATABASE_URL to that user, or run as it: reassign owned by ${owner} to ${user};`;
}
