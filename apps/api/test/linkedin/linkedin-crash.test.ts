import { describe, expect, it } from 'vitest';
import { postToLinkedin } from '@workspace/contracts/linkedin-posts';
import { claimWaiting } from '../../src/features/linkedin-posts/claim.ts';
import { postLinkedinJob } from '../../src/features/linkedin-posts/posting-jobs.ts';
import { jobList } from '../../src/jobs/job-list.ts';
import { startJobs } from '../../src/jobs/jobs.ts';
import { apiErrorOf } from '../call-as.ts';
import { publicOrigin } from '../start-test-app.ts';
import { testContactMail, testMailSettings } from '../test-mail-settings.ts';
import { dieAfter } from './die-after.ts';
import { connectedLinkedin, mainPage } from './linkedin-test.ts';

const one = connectedLinkedin();
const outcome = (blogPostId: string) => one.outcome(blogPostId);
const body = {
  organizationId: mainPage,
  title: 'Counting cracks',
  content: 'How to count.',
  url: `${publicOrigin}/blog/counting-cracks`,
};

describe('LinkedIn posting after a crash', () => {
  it("leaves one post when a worker is killed between LinkedIn's response and the database write", async () => {
    const { id } = await one.publish();
    expect(await dieAfter(one, 'post', id)).toBe('SIGKILL');
    expect(await one.posted()).toHaveLength(1);
    expect(await outcome(id)).toMatchObject({ status: 'posting', attempts: 1, postUrl: null });
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posting' });
    await one.letTimePass();
    await one.work();
    const [there, ...others] = await one.posted();
    expect(others).toEqual([]);
    expect(await outcome(id)).toMatchObject({
      status: 'posted',
      attempts: 2,
      postUrl: `${one.sandbox.origin}/linkedin/feed/update/${there!.id}`,
    });
  });

  it('leaves one post when a staff member posts again after that', async () => {
    const { id } = await one.publish();
    await dieAfter(one, 'post', id);
    expect(await apiErrorOf(one.call(postToLinkedin, { body }))).toMatchObject({ code: 'under_way' });
    await one.letTimePass();
    expect((await one.call(postToLinkedin, { body })).post.status).toBe('posted');
    expect(await one.posted()).toHaveLength(1);
  });

  it("leaves one post when the database is down after LinkedIn's response", async () => {
    const { id } = await one.publish();
    const { linkedin } = one.deps.linkedin;
    let isGone = false;
    const losing = {
      ...one.deps,
      newEm: () => {
        if (isGone) throw new Error('The database is gone');
        return one.newEm();
      },
      linkedin: {
        ...one.deps.linkedin,
        linkedin: {
          ...linkedin,
          post: async (...args: Parameters<typeof linkedin.post>) => {
            const response = await linkedin.post(...args);
            isGone = true;
            return response;
          },
        },
      },
    };
    await expect(one.work(losing)).rejects.toThrow('The database is gone');
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted' });
    expect(await one.posted()).toHaveLength(1);
  });

  it('does not post from a suspended attempt that another has taken over', async () => {
    const { id } = await one.publish();
    const { linkedin } = one.deps.linkedin;
    const sleeping = {
      ...one.deps,
      linkedin: {
        ...one.deps.linkedin,
        linkedin: {
          ...linkedin,
          findPost: async (...args: Parameters<typeof linkedin.findPost>) => {
            const response = await linkedin.findPost(...args);
            await one.letTimePass();
            await claimWaiting(one.newEm(), id, body.url);
            return response;
          },
        },
      },
    };
    await one.fail({ method: 'POST', path: '/rest/posts', status: 500 });
    await one.work();
    await one.letTimePass();
    await one.work(sleeping);
    expect(await one.posted()).toEqual([]);
    await one.letTimePass();
    await one.work();
    expect(await one.posted()).toHaveLength(1);
  });

  it('posts a published article within seconds, despite a cut-off response', async () => {
    const { orm, app, imageStore } = one.test;
    const worker = await startJobs(
      orm.config.get('clientUrl'),
      jobList({
        orm,
        imageStore,
        mailer: async () => {},
        ...testContactMail,
        config: { publicOrigin, mail: { salesEmail: '' } },
        mailSettings: testMailSettings,
        linkedin: one.deps.linkedin,
      }).filter(({ name }) => name.endsWith('linkedin')),
      app.log,
      [postLinkedinJob({ ...one.deps, retryDelay: () => 1 })],
    );
    try {
      await one.fail({ method: 'POST', path: '/rest/posts', cut: true });
      const { id } = await one.publish();
      await one.endTimeToUndo();
      worker.enqueue('sweep-linkedin');
      await expect.poll(async () => (await outcome(id))?.status, { timeout: 15_000 }).toBe('posted');
      expect(await one.posted()).toHaveLength(1);
      expect(await outcome(id)).toMatchObject({ attempts: 2 });
    } finally {
      await worker.stop();
      await worker.close();
    }
  });
});

describe('a picture after a crash', () => {
  it.each([
    ['after the registration', 'initializeUpload', 2],
    ['after the upload', 'uploadImage', 1],
    ['after the status', 'findImageStatus', 1],
    ['after the post', 'post', 1],
  ])('goes with the one post when a worker is killed %s', async (_case, call, images) => {
    const { id } = await one.publishWithCover();
    expect(await dieAfter(one, call, id)).toBe('SIGKILL');
    await one.letTimePass();
    await one.work();
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 2, pictureFault: null });
    const [post, ...others] = await one.posted();
    expect(others).toEqual([]);
    const all = await one.images();
    expect(all.find(({ urn }) => urn === post!.content.article.thumbnail)).toMatchObject({ status: 'AVAILABLE' });
    expect(all).toHaveLength(images);
  });
});
