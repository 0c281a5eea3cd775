import { beforeEach, describe, expect, it } from 'vitest';
import { changePost } from '@workspace/contracts/managed-posts';
import { disconnectLinkedin, saveLinkedinSettings } from '@workspace/contracts/linkedin-connection';
import { postToLinkedin, retryLinkedinPost, takeBackLinkedinPost } from '@workspace/contracts/linkedin-posts';
import { callsTo, apiErrorOf } from '../call-as.ts';
import { connectedLinkedin, mainPage } from './linkedin-test.ts';

const one = connectedLinkedin();
const outcome = (blogPostId: string) => one.outcome(blogPostId);
const creates = { method: 'POST', path: '/rest/posts' };

describe('a waiting post', () => {
  it('is skipped when auto-post is turned off, and goes to the organization chosen meanwhile', async () => {
    const { id } = await one.publish();
    await one.call(saveLinkedinSettings, { body: { organizationId: '10987654', autoPost: true } });
    expect(await one.row()).toMatchObject({ organization_id: '10987654' });
    await one.call(saveLinkedinSettings, { body: { organizationId: '10987654', autoPost: false } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'skipped', fault: 'switched_off' });
    expect(await one.posted()).toEqual([]);
  });

  it('waits for a staff member after LinkedIn was disconnected', async () => {
    const { id } = await one.publish();
    await one.call(disconnectLinkedin, {});
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'failed', fault: 'not_connected' });
    const apiError = await apiErrorOf(one.call(retryLinkedinPost, { params: { blogPostId: id } }));
    expect(apiError).toMatchObject({ status: 409, code: 'not_connected' });
  });

  it('is cancelled by a staff member, and remains cancelled after the article is published again', async () => {
    const { id } = await one.publish();
    const { post } = await one.call(takeBackLinkedinPost, { params: { blogPostId: id } });
    expect(post).toMatchObject({ status: 'skipped', fault: 'taken_back', nextAt: null });
    await one.call(changePost, { params: { id }, body: { status: 'draft' } });
    await one.call(changePost, { params: { id }, body: { status: 'published' } });
    await one.work();
    expect(await one.posted()).toEqual([]);
    const apiError = await apiErrorOf(one.call(takeBackLinkedinPost, { params: { blogPostId: id } }));
    expect(apiError).toMatchObject({ status: 409, code: 'nothing_to_take_back' });
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted' });
  });

  it('is tried immediately when a staff member retries', async () => {
    one.page = 503;
    const { id } = await one.publish();
    await one.work();
    one.page = 200;
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'waiting', fault: 'page_unreachable' });
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1 });
  });

  it('is not tried by hand before LinkedIn lists the post of an attempt without a response', async () => {
    const { id } = await one.publish();
    await one.fail({ ...creates, cut: true });
    await one.work();
    const { post: retried } = await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    const seconds = (Date.parse(retried.nextAt!) - Date.now()) / 1_000;
    expect([retried.status, Math.ceil(seconds / 60)]).toEqual(['waiting', 1]);
    const other = { organizationId: mainPage, title: 'Other words', content: 'How to count.' };
    const request = { body: { ...other, url: 'http://localhost:3000/blog/counting-cracks' } };
    expect(await apiErrorOf(one.call(postToLinkedin, request))).toMatchObject({ code: 'under_way' });
    await one.work();
    expect(await one.posted()).toHaveLength(1);
    await one.letTimePass();
    expect((await one.call(postToLinkedin, request)).post.status).toBe('posted');
    expect(await one.posted()).toHaveLength(1);
  });

  it('can no longer be retried once it is posted', async () => {
    const { id } = await one.publish();
    await one.work();
    const apiError = await apiErrorOf(one.call(retryLinkedinPost, { params: { blogPostId: id } }));
    expect(apiError).toMatchObject({ status: 409, code: 'nothing_to_retry' });
  });
});

describe('posting by hand', () => {
  const body = {
    organizationId: mainPage,
    title: 'Counting cracks',
    content: 'How to count.',
    url: 'http://localhost:3000/blog/counting-cracks',
  };
  const post = (more: object = {}) => one.call(postToLinkedin, { body: { ...body, ...more } });
  beforeEach(async () => {
    await one.newEm().execute('update linkedin_connection set auto_post = false');
    await one.publish();
  });

  it('posts immediately', async () => {
    const { message, post: made } = await post();
    expect([message, made.status]).toEqual(['Posted to LinkedIn.', 'posted']);
    expect(await one.posted()).toMatchObject([{ text: 'Counting cracks\n\nHow to count.' }]);
  });

  it('does not post a second time without confirmation', async () => {
    await post();
    expect(await apiErrorOf(post())).toMatchObject({ status: 409, code: 'already_posted' });
    expect(await one.posted()).toHaveLength(1);
    expect((await post({ again: true, title: 'Once more' })).message).toBe('Posted to LinkedIn.');
    expect(await one.posted()).toHaveLength(2);
  });

  it('reports that the article was deleted meanwhile and may have been posted', async () => {
    const { linkedin } = one.deps.linkedin;
    const deleting: typeof linkedin.post = async (...args) => {
      const response = await linkedin.post(...args);
      await one.newEm().execute('delete from blog_posts');
      return response;
    };
    const linkedinDeps = { ...one.deps.linkedin, linkedin: { ...linkedin, post: deleting } };
    const app = await one.test.startAnother({ posting: { ...one.deps, linkedin: linkedinDeps } });
    const apiError = await apiErrorOf(callsTo(app)({ cookie: one.cookie })(postToLinkedin, { body }));
    expect(apiError).toMatchObject({ status: 422, code: 'not_an_article' });
    expect(apiError.message).toBe('The article was deleted meanwhile. Look at LinkedIn whether its post is out.');
  });

  it.each([
    ['nobody has connected LinkedIn', 'delete from linkedin_connection', 'not_connected'],
    ['the sign-in is over', 'update linkedin_connection set is_over = true', 'sign_in_over'],
  ])('records nothing for the article while %s', async (_when, statement, code) => {
    await one.newEm().execute(statement);
    expect(await apiErrorOf(post())).toMatchObject({ code });
    expect(await one.newEm().execute('select from linkedin_posts')).toEqual([]);
  });

  it('posts once for concurrent requests', async () => {
    const all = await Promise.allSettled([post(), post(), post()]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await one.posted()).toHaveLength(1);
  });

  it('leaves the first post unchanged when a second one fails', async () => {
    const { post: first } = await post();
    expect(await apiErrorOf(post({ again: true }))).toMatchObject({
      code: 'not_posted',
      message: expect.stringMatching(/this very text/),
    });
    await one.fail({ ...creates, status: 500 });
    expect(await apiErrorOf(post({ again: true, title: 'Once more' }))).toMatchObject({
      message: expect.stringMatching(/before you try again/),
    });
    expect(await outcome(first.blogPostId)).toMatchObject({ status: 'posted', postUrl: first.postUrl });
    await one.letTimePass();
    await one.work();
    expect(await one.posted()).toHaveLength(1);
  });

  it('retries automatically when LinkedIn does not respond', async () => {
    await one.fail({ ...creates, cut: true });
    const { message, post: made } = await post();
    expect([message, made.status]).toEqual([expect.stringMatching(/We try again by ourselves/), 'waiting']);
    await one.letTimePass();
    await one.work();
    expect(await outcome(made.blogPostId)).toMatchObject({ status: 'posted' });
    expect(await one.posted()).toHaveLength(1);
  });

  it('returns the reason of a failure', async () => {
    expect(await apiErrorOf(post({ organizationId: '20000001' }))).toMatchObject({
      status: 502,
      code: 'not_posted',
      message: expect.stringMatching(/may not post as this page/),
    });
    one.page = 503;
    expect(await apiErrorOf(post())).toMatchObject({
      code: 'not_posted',
      message: expect.stringMatching(/public address/),
    });
  });

  it.each([
    'https://evil.example/blog/counting-cracks',
    'http://localhost:3000/blog/no-such-article',
    'http://localhost:3000/cms/blog',
    'http://localhost:3000@evil.example/blog/counting-cracks',
  ])('posts only articles of this site: %s', async (url) => {
    expect(await apiErrorOf(post({ url }))).toMatchObject({ status: 422, code: 'not_an_article' });
    expect(await one.posted()).toEqual([]);
  });
});
