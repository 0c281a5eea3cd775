import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPostVersionSummary } from '@workspace/contracts/blog-post-versions';
import { postContentFields } from '@workspace/contracts/post-content';
import { toVersionSummary } from './to-version.ts';
import { BlogPostVersionEntity } from './blog-post-version-entity.ts';

type Row = Pick<BlogPostVersionEntity, 'id' | 'savedAt' | 'savedBy' | 'title' | 'words'> & {
  changed: string[] | null;
};

/** Returns the versions of a post, newest first, each with the fields that differ from the version before it. */
export async function listVersions(em: EntityManager, postId: string): Promise<BlogPostVersionSummary[]> {
  const rows = await em.execute<Row[]>(
    `select id, saved_at as "savedAt", saved_by as "savedBy", title, words,
       case when row_number() over earlier > 1 then to_jsonb(array_remove(array[${changedFields(em)}], null)) end as changed
     from blog_post_versions where post_id = ?
     window earlier as (order by saved_at, id)
     order by saved_at desc, id desc`,
    [postId],
  );
  return rows.map(({ changed, ...row }) => ({
    ...toVersionSummary({ ...row, savedAt: new Date(row.savedAt) }),
    ...(changed && { changed }),
  }));
}

/** PostgreSQL compares texts of different lengths without reading them, so that long contents cost little. */
function changedFields(em: EntityManager): string {
  const { properties } = em.getMetadata(BlogPostVersionEntity);
  return postContentFields
    .map((field) => {
      const [column] = properties[field].fieldNames;
      return `case when ${column} is distinct from lag(${column}) over earlier then '${field}' end`;
    })
    .join(', ');
}
