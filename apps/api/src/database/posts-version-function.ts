/** Columns that decide whether readers see a post. */
const visibility = ['status', 'publish_at', 'trashed_at'];

/**
 * Returns SQL that replaces the function of the trigger on `blog_posts`: it raises the version of the posts when one of
 * these columns changes in a post that readers see or will see. Migrations that have run call it: its SQL stays as it is.
 */
export function postsVersionFunction(shownColumns: readonly string[]): string {
  const valuesOf = (row: string) => [...shownColumns, ...visibility].map((column) => `${row}.${column}`).join(', ');
  return `
      create or replace function raise_blog_posts_version() returns trigger language plpgsql as $$
      declare
        is_seen boolean;
      begin
        if tg_op = 'INSERT' then
          is_seen := exists (select from new_posts where status <> 'draft' and trashed_at is null);
        elsif tg_op = 'DELETE' then
          is_seen := exists (select from old_posts where status <> 'draft' and trashed_at is null);
        else
          is_seen := exists (
            select from old_posts o join new_posts n using (id)
            where ((o.status <> 'draft' and o.trashed_at is null) or (n.status <> 'draft' and n.trashed_at is null))
              and (${valuesOf('o')}) is distinct from (${valuesOf('n')})
          );
        end if;
        if is_seen then
          update blog_posts_version set version = version + 1;
        end if;
        return null;
      end $$`;
}
