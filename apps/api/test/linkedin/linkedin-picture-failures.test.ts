import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { retryLinkedinPost } from '@workspace/contracts/linkedin-posts';
import { postLinkedinJob } from '../../src/features/linkedin-posts/posting-jobs.ts';
import { connectedLinkedin } from './linkedin-test.ts';

const one = connectedLinkedin();
const outcome = (blogPostId: string) => one.outcome(blogPostId);
const thumbnail = async () => (await one.posted())[0]?.content.article.thumbnail;
const registers = { method: 'POST', path: '/rest/images' };
const uploads = { method: 'PUT', path: '/dms-uploads' };
const reads = { method: 'GET', path: '/rest/images' };
const status = (name: string) => ({ ...reads, status: 200, body: { status: name } });

describe('a picture that LinkedIn does not take at once', () => {
  it.each([
    ['429 to the registration', { ...registers, status: 429 }, 'linkedin_busy'],
    ['500 to the registration', { ...registers, status: 500 }, 'linkedin_away'],
    ['no response to the registration', { ...registers, status: 0 }, 'linkedin_away'],
    ['429 to the upload', { ...uploads, status: 429 }, 'linkedin_busy'],
    ['503 to the upload', { ...uploads, status: 503 }, 'linkedin_away'],
    ['a cut response to the upload', { ...uploads, cut: true }, 'linkedin_away'],
    ['500 to the status', { ...reads, status: 500 }, 'linkedin_away'],
    ['a long processing', { ...status('PROCESSING'), times: 6 }, 'picture_waiting'],
  ])('is tried again with the post after %s', async (_case, failure, fault) => {
    const { id } = await one.publishWithCover();
    await one.fail(failure);
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'waiting', fault });
    expect(await one.posted()).toEqual([]);
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', fault: null, pictureFault: null });
    expect((await one.images()).map(({ urn }) => urn)).toContain(await thumbnail());
    expect(await one.posted()).toHaveLength(1);
  });

  it('waits as long as LinkedIn says', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ ...registers, status: 429, headers: { 'retry-after': '1800' } });
    await one.work();
    expect(Math.round((Date.parse((await outcome(id))!.nextAt!) - Date.now()) / 60_000)).toBe(30);
  });

  it('is not uploaded twice after a cut response', async () => {
    await one.publishWithCover();
    await one.fail({ ...uploads, cut: true });
    await one.work();
    await one.letTimePass();
    await one.work();
    expect((await one.images()).map(({ urn }) => urn)).toEqual([await thumbnail()]);
  });

  it.each([
    ['an expired upload URL', { ...uploads, status: 400, body: { code: 'UPLOAD_URL_EXPIRED' } }],
    ['a failed processing', status('PROCESSING_FAILED')],
  ])('is uploaded a second time after %s', async (_case, failure) => {
    const { id } = await one.publishWithCover();
    await one.fail(failure);
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1, pictureFault: null });
    const [newest, ...others] = await one.images();
    expect([await thumbnail(), others.length]).toEqual([newest!.urn, 1]);
  });

  it.each([
    ['the registration', {}],
    ['the upload', { ...uploads, status: 401, body: { code: 'EXPIRED_ACCESS_TOKEN' } }],
    ['the status', { ...reads, status: 401, body: { code: 'EXPIRED_ACCESS_TOKEN' } }],
  ])('survives a token that expires before %s', async (_case, failure) => {
    const { id } = await one.publishWithCover();
    if ('status' in failure) await one.fail(failure);
    else await one.expire('access');
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1, pictureFault: null });
    expect(await thumbnail()).toBeDefined();
  });

  it('waits with the post for a new sign-in', async () => {
    const { id } = await one.publishWithCover();
    await one.expire('all');
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'failed', fault: 'sign_in_over', pictureFault: null });
    await one.roundTrip();
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: null });
    expect(await thumbnail()).toBeDefined();
  });

  it('is uploaded again when LinkedIn no longer has it', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ method: 'POST', path: '/rest/posts', status: 500 });
    await one.work();
    await fetch(`${one.sandbox.origin}/linkedin/images`, { method: 'DELETE' });
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: null });
    expect((await one.images()).map(({ urn }) => urn)).toEqual([await thumbnail()]);
  });

  it('is posted when the account may not read its status', async () => {
    await one.publishWithCover();
    await one.fail({ ...reads, status: 403 });
    const deps = { ...one.deps, linkedin: { ...one.deps.linkedin } };
    const { linkedin } = one.deps.linkedin;
    // LinkedIn has processed it by then.
    const slow = async (...args: Parameters<typeof linkedin.post>) => {
      await expect.poll(async () => (await one.images())[0]!.status).toBe('AVAILABLE');
      return linkedin.post(...args);
    };
    deps.linkedin.linkedin = { ...linkedin, post: slow };
    await one.work(deps);
    expect(await thumbnail()).toBeDefined();
  });
});

describe('a picture that cannot be uploaded', () => {
  it.each([
    ['LinkedIn rejects it', [{ ...uploads, status: 422, times: 2 }], 'picture_rejected'],
    ['LinkedIn fails to process it', [{ ...status('PROCESSING_FAILED'), times: 2 }], 'picture_rejected'],
    ['the account may not upload', [{ ...registers, status: 403 }], 'picture_rejected'],
    [
      'LinkedIn rejects the post because of it',
      [{ method: 'POST', path: '/rest/posts', status: 422, body: { message: '/content/article/thumbnail :: bad' } }],
      'picture_rejected',
    ],
  ])('is omitted when %s', async (_case, failures, pictureFault) => {
    const { id } = await one.publishWithCover();
    for (const failure of failures) await one.fail(failure);
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1, fault: null, pictureFault });
    const [post, ...others] = await one.posted();
    expect([post!.content.article.thumbnail, others]).toEqual([undefined, []]);
  });

  it('is omitted when its file is missing', async () => {
    const { id, coverImageId } = await one.publishWithCover();
    await rm(`${one.test.imageFolder}/${coverImageId}`, { recursive: true });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: 'picture_missing' });
  });

  it('is omitted after five attempts', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ ...registers, status: 500, times: 5 });
    for (const attempt of [1, 2, 3, 4]) {
      await one.work();
      expect(await outcome(id)).toMatchObject({ status: 'waiting', attempts: attempt });
      await one.letTimePass();
    }
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 5, pictureFault: 'picture_not_ready' });
  });

  it('is omitted when five workers died with it', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ ...registers, status: 500 });
    await one.work();
    await one.newEm().execute(`update linkedin_posts set picture_attempts = 5, status = 'posting', next_at = null`);
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: 'picture_not_ready' });
    expect(await one.images()).toEqual([]);
  });

  it('does not count attempts to post with it', async () => {
    await one.publishWithCover();
    await one.fail({ method: 'POST', path: '/rest/posts', status: 500, times: 6 });
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await one.work();
      await one.letTimePass();
    }
    expect(await thumbnail()).toBeDefined();
    expect(await one.images()).toHaveLength(1);
  });

  it('stays omitted in later attempts, and the log says why', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ ...registers, status: 403, body: { code: 'ACCESS_DENIED' } });
    await one.fail({ method: 'POST', path: '/rest/posts', status: 500 });
    await one.endTimeToUndo();
    const { run } = postLinkedinJob(one.deps);
    const queue = { enqueue: () => {}, enqueueAll: async () => {} };
    const work = () => run({ blogPostId: id }, new AbortController().signal, queue);
    expect(await work()).toMatchObject({
      status: 'waiting',
      pictureFault: 'picture_rejected',
      pictureCode: 'ACCESS_DENIED',
    });
    await one.letTimePass();
    await work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: 'picture_rejected' });
    expect(await one.images()).toEqual([]);
  });

  it('is tried again when a staff member retries the post', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ ...registers, status: 403 });
    await one.fail({ method: 'POST', path: '/rest/posts', status: 403 });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'failed', fault: 'role_missing' });
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: null });
    expect(await thumbnail()).toBeDefined();
  });
});
