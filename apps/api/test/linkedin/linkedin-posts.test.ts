import { describe, expect, it } from 'vitest';
import { changePost, deletePost, restorePost } from '@workspace/contracts/managed-posts';
import { saveLinkedinSettings } from '@workspace/contracts/linkedin-connection';
import { publishDuePosts } from '../../src/features/blog-posts/publish-due-posts.ts';
import { connectedLinkedin, mainPage } from './linkedin-test.ts';

const one = connectedLinkedin();
const outcome = (blogPostId: string) => one.outcome(blogPostId);
const change = (id: string, body: object) => one.call(changePost, { params: { id }, body });

describe('a published article', () => {
  it('is posted as the chosen organization, with its URL, title and excerpt', async () => {
    const { id } = await one.publish();
    expect(await outcome(id)).toMatchObject({ status: 'waiting', attempts: 0, postUrl: null });
    await one.work();
    const [there] = await one.posted();
    expect(there).toMatchObject({
      author: 'urn:li:organization:5515715',
      text: 'Counting cracks\n\nHow to count.',
      content: {
        article: {
          source: 'http://localhost:3000/blog/counting-cracks',
          title: 'Counting cracks',
          description: 'How to count.',
        },
      },
    });
    expect(await outcome(id)).toMatchObject({
      status: 'posted',
      attempts: 1,
      fault: null,
      postUrl: `${one.sandbox.origin}/linkedin/feed/update/${there!.id}`,
    });
  });

  it('is posted at its scheduled time', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await one.publish({ status: 'scheduled', publishAt });
    expect(await outcome(id)).toBeUndefined();
    await one.newEm().execute(`update blog_posts set publish_at = now() - interval '1 second'`);
    await publishDuePosts(one.newEm());
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted' });
    const entries = await one
      .newEm()
      .execute(
        `select action, request_id as job from audit_log where person = 'system' and resource_id = ? order by at, id`,
        [id],
      );
    expect(entries).toEqual([
      { action: 'publishScheduledPost', job: 'publish-due-posts' },
      { action: 'postArticleToLinkedin', job: 'post-to-linkedin' },
    ]);
  });

  it.each([
    ['reserved characters', String.raw`_*[]()@#~|<>{}\ & "more"`],
    ['a mention, a hashtag and a template', '@[Eve](urn:li:person:1) #now {hashtag|\\#|x}'],
    ['emoji', '🚧 Road works 👩‍👩‍👧‍👦 ahead'],
  ])('keeps its text with %s', async (_case, title) => {
    await one.publish({ title, slug: 'odd', excerpt: 'x' });
    await one.work();
    expect((await one.posted()).map(({ text }) => text)).toEqual([`${title}\n\nx`]);
  });

  it('is posted with title and excerpt of maximum length, full of emoji or escapes', async () => {
    await one.publish({ title: '🚧'.repeat(150), slug: 'long', excerpt: '🚧'.repeat(1_000) });
    await one.publish({ title: '('.repeat(300), slug: 'escaped', excerpt: ')'.repeat(2_000) });
    await one.work();
    const all = await one.posted();
    expect(all).toHaveLength(2);
    for (const { commentary, text } of all)
      expect([commentary.length <= 3_000, text.isWellFormed()]).toEqual([true, true]);
  });

  it('waits until its page responds', async () => {
    const { id } = await one.publish();
    for (const page of [undefined, 404, 301, 503]) {
      one.page = page;
      await one.letTimePass();
      await one.work();
    }
    expect(await outcome(id)).toMatchObject({ status: 'waiting', fault: 'page_unreachable', attempts: 0 });
    const { nextAt } = (await outcome(id))!;
    expect(Math.round((Date.parse(nextAt!) - Date.now()) / 1_000)).toBe(16);
    one.page = 200;
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1 });
  });
});

describe('posting an article once', () => {
  it('ignores that it is changed, unpublished, published again, deleted or restored', async () => {
    const { id } = await one.publish();
    await one.work();
    await change(id, { title: 'Another title', slug: 'another-slug' });
    await one.work();
    await change(id, { status: 'draft' });
    await change(id, { status: 'published' });
    await one.work();
    await one.call(deletePost, { params: { id } });
    await one.call(restorePost, { params: { id } });
    await one.work();
    expect(await one.posted()).toHaveLength(1);
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1 });
  });

  it('posts it once with two workers', async () => {
    await one.publish();
    await Promise.all([one.work(), one.work(), one.work()]);
    expect(await one.posted()).toHaveLength(1);
    expect(await one.row()).toMatchObject({ attempts: 1 });
  });

  it('skips it when it was published before auto-post was enabled', async () => {
    await one.call(saveLinkedinSettings, { body: { organizationId: mainPage, autoPost: false } });
    const { id } = await one.publish();
    await one.call(saveLinkedinSettings, { body: { organizationId: mainPage, autoPost: true } });
    await change(id, { status: 'draft' });
    await change(id, { status: 'published' });
    await one.call(deletePost, { params: { id } });
    await one.call(restorePost, { params: { id } });
    expect(await outcome(id)).toBeUndefined();
  });

  it('posts it later when it was unpublished before its attempt and published again', async () => {
    const { id } = await one.publish();
    await change(id, { status: 'draft' });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'skipped', fault: 'not_published' });
    await change(id, { status: 'published' });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted' });
  });

  it('posts it later when it was deleted before its attempt and restored', async () => {
    const { id } = await one.publish();
    await one.call(deletePost, { params: { id } });
    await one.work();
    expect(await one.posted()).toEqual([]);
    await one.call(restorePost, { params: { id } });
    await one.work();
    expect(await one.posted()).toHaveLength(1);
  });

  it('skips it when the editor excludes LinkedIn, immediately or at the scheduled time', async () => {
    const { id, linkedinWanted } = await one.publish({ linkedinWanted: false });
    expect([linkedinWanted, await outcome(id)]).toEqual([false, undefined]);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const later = await one.publish({ slug: 'later', status: 'scheduled', publishAt });
    await change(later.id, { linkedinWanted: false });
    await one.newEm().execute(`update blog_posts set publish_at = now() - interval '1 second' where slug = 'later'`);
    await publishDuePosts(one.newEm());
    await one.work();
    expect(await outcome(later.id)).toBeUndefined();
    expect(await one.posted()).toEqual([]);
  });

  it('posts it when LinkedIn was excluded in the draft and included later', async () => {
    const { id } = await one.publish({ status: 'draft', linkedinWanted: false });
    const { post } = await change(id, { status: 'published', linkedinWanted: true });
    expect([post.linkedinWanted, post.wasPublic]).toEqual([true, true]);
    expect(await outcome(id)).toMatchObject({ status: 'waiting' });
  });

  it('never posts a draft', async () => {
    const { id } = await one.publish({ status: 'draft' });
    await one.work();
    expect(await outcome(id)).toBeUndefined();
  });
});
