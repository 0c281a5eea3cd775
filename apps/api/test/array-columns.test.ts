import { ArrayType } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getVersionOfPost, listVersionsOfPost } from '@workspace/contracts/blog-post-versions';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, getPost } from '@workspace/contracts/managed-posts';
import { createEmailList } from '@workspace/contracts/email-lists';
import { uploadImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Migration20261203TagsNamedNull } from '../src/database/migrations/20261203-tags-named-null.ts';
import { LinkedinPostEntity } from '../src/features/linkedin-posts/linkedin-post-entity.ts';
import { draft } from './a-draft.ts';
import { formWith, uploadCsv } from './a-csv.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let signedIn: { cookie: string };
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  signedIn = await test.signInAs('ada@lanesight.ai');
  asStaff = test.callWith(signedIn);
});
afterAll(() => test.close());
const sql = <T extends object[]>(query: string, values: unknown[] = []) => test.orm.em.fork().execute<T>(query, values);

const hard = [
  'null',
  'NULL',
  'a\tb',
  'a\nb',
  'a\r\nb',
  '"',
  'a"b',
  '\\',
  'a\\nb',
  'a,b',
  '{',
  '}',
  '{a}',
  "it's",
  'é',
  '\u{1f6e3}',
  'a  b',
  '$1',
  '?',
];

describe('tags', () => {
  it.each(hard)('keep the text %j', async (tag) => {
    const tags = ['roads', tag];
    const { post } = await asStaff(createPost, { body: { ...draft, slug: 'tagged', tags } });
    const params = { id: post.id };
    expect(post.tags).toEqual(tags);
    expect((await asStaff(getPost, { params })).post.tags).toEqual(tags);
    expect((await test.callWith()(getPostBySlug, { params: { slug: 'tagged' } })).post.tags).toEqual(tags);
    const { posts } = await test.callWith()(listPosts, {});
    expect(posts.find(({ id }) => id === post.id)?.tags).toEqual(tags);
    const changed = await asStaff(changePost, { params, body: { tags: [tag] } });
    expect(changed.post.tags).toEqual([tag]);
    const { versions } = await asStaff(listVersionsOfPost, { params });
    const [newest] = await Promise.all(
      versions.map(({ id: versionId }) => asStaff(getVersionOfPost, { params: { ...params, versionId } })),
    );
    expect(newest!.version.tags).toEqual([tag]);
    const stored = await sql<[{ tags: string[] }]>('select to_jsonb(tags) as tags from blog_posts where id = ?', [
      post.id,
    ]);
    expect(stored[0].tags).toEqual([tag]);
    await sql('delete from blog_posts where id = ?', [post.id]);
  });

  it('read and repair values that an earlier release stored as NULL', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, slug: 'damaged', tags: ['roads'] } });
    await sql(`update blog_posts set tags = '{NULL,roads}' where id = ?`, [post.id]);
    const tagsOf = async () => (await test.callWith()(listPosts, {})).posts.find(({ id }) => id === post.id)?.tags;
    expect(await tagsOf()).toEqual(['null', 'roads']);
    const migration = new Migration20261203TagsNamedNull(test.orm.em.getDriver(), test.orm.config);
    migration.up();
    for (const query of migration.getQueries()) await sql(String(query));
    const [row] = await sql<[{ tags: string }]>('select tags::text as tags from blog_posts where id = ?', [post.id]);
    expect(row.tags).toBe('{"null",roads}');
    expect(await tagsOf()).toEqual(['null', 'roads']);
  });
});

it("keeps the texts of an imported file's header", async () => {
  const { emailList } = await asStaff(createEmailList, { body: { name: 'Engineers' } });
  const url = uploadImport.path.replace(':listId', emailList.id);
  const content = 'Email,NULL,"a ""b""",back\\slash,{x},"c,d",\nanna@example.com,1,2,3,4,5,6\n';
  const { subscriberImport } = await uploadCsv<{ subscriberImport: SubscriberImport }>(
    test.app,
    url,
    signedIn,
    formWith(content),
  );
  expect(subscriberImport.header).toEqual(['Email', 'NULL', 'a "b"', 'back\\slash', '{x}', 'c,d', '']);
});

it('keeps the URLs of a LinkedIn post, including an empty one', async () => {
  const { post } = await asStaff(createPost, { body: { ...draft, slug: 'linked' } });
  const em = test.orm.em.fork();
  em.create(LinkedinPostEntity, {
    blogPostId: post.id,
    organizationId: '1',
    status: 'waiting',
    urls: [...hard, ''],
  } as never);
  await em.flush();
  const [row] = await sql<[{ urls: string[] }]>(
    'select to_jsonb(urls) as urls from linkedin_posts where blog_post_id = ?',
    [post.id],
  );
  expect(row.urls).toEqual([...hard, '']);
  expect((await test.orm.em.fork().findOneOrFail(LinkedinPostEntity, { blogPostId: post.id })).urls).toEqual([
    ...hard,
    '',
  ]);
});

it('uses our own type for every text[] column', async () => {
  const columns = await sql<{ table: string; column: string }[]>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and udt_name = '_text'`,
  );
  const entities = [...test.orm.getMetadata().getAll().values()];
  const types = columns.map(({ table, column }) => {
    const property = entities
      .find(({ tableName }) => tableName === table)
      ?.props.find(({ fieldNames }) => fieldNames?.includes(column));
    return [`${table}.${column}`, property?.customType?.constructor];
  });
  expect(types.length).toBeGreaterThanOrEqual(5);
  expect(types.filter(([, type]) => type === undefined || type === ArrayType)).toEqual([]);
});
