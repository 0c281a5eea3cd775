import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntry, AuditSubject } from '@workspace/contracts/audit-log';

/** SQL: the table of each kind, the name of a row, and the list that it is in. */
const sources: Readonly<Record<AuditSubject['kind'], [table: string, name: string, listId?: string]>> = {
  post: ['blog_posts', 'title'],
  picture: ['images', 'file_name'],
  redirect: ['redirects', 'path'],
  list: ['email_lists', 'name'],
  subscriber: ['email_list_subscribers', 'email', 'email_list_id'],
  import: ['subscriber_imports', 'file_name', 'email_list_id'],
  field: ['subscriber_fields', 'name'],
  segment: ['segments', 'name'],
  campaign: ['newsletter_campaigns', 'name'],
  sequence: ['sequences', 'name', 'email_list_id'],
  request: ['contacts', "first_name || ' ' || last_name"],
  template: ['reply_templates', 'name'],
  person: ['users', 'email'],
  key: ['api_keys', 'name'],
  webhook: ['webhooks', 'url'],
};

// The ids are parsed once: in each branch, they would be parsed for every row.
const subjectsSql = `with wanted as materialized (select array(select jsonb_array_elements_text(?::jsonb))::uuid[] as ids)
  ${Object.entries(sources)
    .map(
      ([kind, [table, name, listId = 'null']]) =>
        `select '${kind}' as kind, id::text, ${listId}::text as "listId", ${name} as name
         from ${table} where id = any ((select ids from wanted)::uuid[]) and ${name} <> ''`,
    )
    .join(' union all ')}`;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The log has ids alone, so that an erasure has nothing to erase there. Their names are those of the rows now. */
export async function findSubjects(
  em: EntityManager,
  entries: readonly Pick<AuditEntry, 'resourceId'>[],
): Promise<(entry: Pick<AuditEntry, 'resourceId'>) => AuditSubject | null> {
  const partsOf = ({ resourceId }: Pick<AuditEntry, 'resourceId'>) => resourceId?.split('/') ?? [];
  const ids = [...new Set(entries.flatMap(partsOf).filter((part) => uuid.test(part)))];
  if (ids.length === 0) return () => null;
  const found = await em.execute<AuditSubject[]>(subjectsSql, [JSON.stringify(ids)]);
  const byId = new Map(found.map((subject) => [subject.id, subject]));
  // The last part is the innermost thing, such as the subscriber of a list.
  return (entry) =>
    partsOf(entry)
      .map((part) => byId.get(part))
      .findLast((subject) => subject !== undefined) ?? null;
}
