import { describe, expect, it } from 'vitest';
import { changePost, deletePost } from '@workspace/contracts/managed-posts';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { publishDuePosts } from '../../src/features/blog-posts/publish-due-posts.ts';
import { postWaiting } from '../../src/features/linkedin-posts/post-waiting.ts';
import { connectedLinkedin } from './linkedin-test.ts';

const one = connectedLinkedin();
const change = (id: string, body: object) => one.call(changePost, { params: { id }, body });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Seconds until the article is due. */
async function secondsLeft(id: string): Promise<number> {
  return (Date.parse((await one.outcome(id))!.nextAt!) - Date.now()) / 1_000;
}

/** Lets time pass for waiting articles. */
const pass = (seconds: number) =>
  one
    .newEm()
    .execute(`update linkedin_posts set next_at = next_at - make_interval(secs => ?) where status = 'waiting'`, [
      seconds,
    ]);

describe('the time to undo a publication', () => {
  it('is over before the article goes to LinkedIn', async () => {
    const { id } = await one.publish();
    expect(await secondsLeft(id)).toBeGreaterThan(secondsToUndo - 5);
    expect(await secondsLeft(id)).toBeLessThanOrEqual(secondsToUndo);
    await pass(secondsToUndo - 5);
    await one.workNow();
    expect(await one.posted()).toEqual([]);
    await pass(5);
    await one.workNow();
    expect(await one.posted()).toHaveLength(1);
  });

  it('begins with the publication of a scheduled article', async () => {
    const { id } = await one.publish({ status: 'scheduled', publishAt: inAnHour() });
    await one.newEm().execute(`update blog_posts set publish_at = now() - interval '1 second'`);
    await publishDuePosts(one.newEm());
    expect(await secondsLeft(id)).toBeGreaterThan(secondsToUndo - 5);
  });

  it('begins again when the article is published again', async () => {
    const { id } = await one.publish();
    await pass(secondsToUndo - 5);
    await change(id, { status: 'draft' });
    await change(id, { status: 'published' });
    expect(await secondsLeft(id)).toBeGreaterThan(secondsToUndo - 5);
  });
});

describe('an article whose publication was undone', () => {
  it.each([
    ['a draft', { status: 'draft' }],
    ['scheduled', { status: 'scheduled', publishAt: inAnHour() }],
  ])('is never posted while it is %s', async (_status, former) => {
    const { id } = await one.publish();
    await change(id, former);
    expect(await one.outcome(id)).toMatchObject({ status: 'skipped', fault: 'not_published', nextAt: null });
    await one.work();
    expect(await one.posted()).toEqual([]);
  });

  it('is not posted from the trash', async () => {
    const { id } = await one.publish();
    await one.call(deletePost, { params: { id } });
    expect(await one.outcome(id)).toMatchObject({ status: 'skipped' });
  });

  it('is not posted when that happens while its page is checked', async () => {
    const { id } = await one.publish();
    await pass(secondsToUndo);
    const probePage = async () => {
      await one.newEm().execute(`update blog_posts set status = 'draft' where id = ?`, [id]);
      // As if it were still queued: the attempt looks for itself.
      await one.newEm().execute(`update linkedin_posts set status = 'waiting', next_at = now()`);
      return 200;
    };
    expect(await postWaiting({ ...one.deps, probePage }, id)).toBeUndefined();
    expect(await one.posted()).toEqual([]);
  });
});
