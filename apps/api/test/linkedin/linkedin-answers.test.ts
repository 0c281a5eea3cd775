import { describe, expect, it } from 'vitest';
import { changePost } from '@workspace/contracts/managed-posts';
import { retryLinkedinPost } from '@workspace/contracts/linkedin-posts';
import { connectedLinkedin } from './linkedin-test.ts';

const one = connectedLinkedin();
const outcome = (blogPostId: string) => one.outcome(blogPostId);
const change = (id: string, body: object) => one.call(changePost, { params: { id }, body });
const creates = { method: 'POST', path: '/rest/posts' };

describe('responses of LinkedIn', () => {
  it.each([
    ['403 to a role that is missing', { status: 403, body: { code: 'ACCESS_DENIED' } }, 'role_missing', null],
    ['422 to a text', { status: 422, body: { message: '/commentary :: bad' } }, 'text_refused', '/commentary :: bad'],
    ['426 to a version', { status: 426 }, 'old_version', null],
  ])('reports %s, and a staff member retries', async (_case, fault, told, detail) => {
    const { id } = await one.publish();
    await one.fail({ ...creates, ...fault });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'failed', fault: told, detail, nextAt: null });
    await one.letTimePass();
    await one.work();
    expect(await one.posted()).toEqual([]);
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 2 });
  });

  it.each([
    ['429 without a time', { status: 429 }, 'linkedin_busy'],
    ['500', { status: 500 }, 'linkedin_away'],
    ['nothing', { status: 0 }, 'linkedin_away'],
  ])('retries automatically after %s', async (_case, fault, told) => {
    const { id } = await one.publish();
    await one.fail({ ...creates, ...fault });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'waiting', fault: told });
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', fault: null, attempts: 2 });
    expect(await one.posted()).toHaveLength(1);
  });

  it('respects the time of a 429', async () => {
    const { id } = await one.publish();
    await one.fail({ ...creates, status: 429, headers: { 'retry-after': '1800' } });
    await one.work();
    const { nextAt } = (await outcome(id))!;
    expect(Math.round((Date.parse(nextAt!) - Date.now()) / 60_000)).toBe(30);
    await one.work();
    expect(await one.posted()).toEqual([]);
  });

  it('refreshes the token once after a 401', async () => {
    const { id } = await one.publish();
    await one.expire('access');
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1 });
  });

  it('waits for a new sign-in after a 401 when the sign-in has ended', async () => {
    const { id } = await one.publish();
    await one.expire('all');
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'failed', fault: 'sign_in_over' });
    await one.roundTrip();
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted' });
  });

  it('looks for an earlier post instead of posting again after a late or cut-off response', async () => {
    const { id } = await one.publish();
    await one.fail({ ...creates, cut: true });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'waiting', fault: 'linkedin_away' });
    expect(await one.posted()).toHaveLength(1);
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 2 });
    expect(await one.posted()).toHaveLength(1);
  });

  it('finds a late post under its original URL, even after the slug changed', async () => {
    const { id } = await one.publish();
    await one.fail({ ...creates, cut: true });
    await one.work();
    await change(id, { title: 'New words', slug: 'new-address' });
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted' });
    expect(await one.posted()).toHaveLength(1);
  });

  it('posts when the search for an earlier post gets no response', async () => {
    const { id } = await one.publish();
    await one.fail({ ...creates, cut: true });
    await one.work();
    await one.fail({ method: 'GET', path: '/rest/posts', status: 500 });
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'waiting', attempts: 2 });
    expect(await one.posted()).toHaveLength(1);
  });
});
