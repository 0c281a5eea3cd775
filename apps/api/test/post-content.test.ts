import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePost, createPost, getPost } from '@workspace/contracts/managed-posts';
import { getVersionOfPost, listVersionsOfPost } from '@workspace/contracts/blog-post-versions';
import { postContentFields, type PostContent, type PostContentField } from '@workspace/contracts/post-content';
import { uploadImage } from '@workspace/contracts/images';
import { postsVersion } from '../src/features/blog-posts/posts-version.ts';
import { draft } from './a-draft.ts';
import { aPicture } from './a-picture.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const file = new File([new Uint8Array(await aPicture({ width: 8, height: 8 }))], 'a.jpg');
  const asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  changes.coverImageId = (await asStaff(uploadImage, { file })).image.id;
});
afterAll(() => test.close());

/** Changed values of the fields that take no free text. */
const changes: Partial<PostContent> = {
  slug: 'another-slug',
  date: 'January 2, 2025',
  content: '<p>Another text.</p>',
  tags: ['another tag'],
  canonicalUrl: '/blog/another',
  noIndex: true,
};
const changeOf = (field: PostContentField) => changes[field] ?? `Another ${field}`;

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each(postContentFields)('the content field %s', (field) => {
  it('is a column of posts and of their versions', async () => {
    const tables = await test.orm.em.fork().execute<{ table_name: string }[]>(
      `select table_name from information_schema.columns
       where column_name = ? and table_name in ('blog_posts', 'blog_post_versions') order by 1`,
      [columnOf(field)],
    );
    expect(tables.map(({ table_name: name }) => name)).toEqual(['blog_post_versions', 'blog_posts']);
  });

  it('is stored, snapshotted, and makes cached public pages stale', async () => {
    const asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const { post } = await asStaff(createPost, { body: { ...draft, slug: `before-${field.toLowerCase()}` } });
    const em = test.orm.em.fork();
    const before = await postsVersion(em);
    await asStaff(changePost, { params: { id: post.id }, body: { [field]: changeOf(field) } });
    expect(await postsVersion(em)).not.toBe(before);
    const params = { id: post.id };
    expect((await asStaff(getPost, { params })).post[field]).toEqual(changeOf(field));
    const { versions } = await asStaff(listVersionsOfPost, { params });
    expect(versions[0]!.changed).toEqual([field]);
    const newest = { params: { ...params, versionId: versions[0]!.id } };
    expect((await asStaff(getVersionOfPost, newest)).version[field]).toEqual(changeOf(field));
    await asStaff(changePost, { params, body: { status: 'draft', slug: `after-${field.toLowerCase()}` } });
  });
});
