import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPostBySlug, getPostsVersion } from '@workspace/contracts/blog-posts';
import { createPost } from '@workspace/contracts/managed-posts';
import { jobList } from '../src/jobs/job-list.ts';
import { startJobs, type Jobs } from '../src/jobs/jobs.ts';
import { draft } from './a-draft.ts';
import { callsTo, apiErrorOf } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';
import { testContactMail, testMailSettings } from './test-mail-settings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function startWorker(): Promise<Jobs> {
  const config = { mail: { salesEmail: '' }, publicOrigin };
  const { orm, imageStore } = test;
  const jobs = jobList({
    orm,
    imageStore,
    mailer: async () => {},
    ...testContactMail,
    config,
    mailSettings: testMailSettings,
  });
  return startJobs(test.orm.config.get('clientUrl'), jobs, test.app.log);
}

const version = async () => Number((await test.callWith()(getPostsVersion, {})).version);
const statusOf = async (slug: string) => {
  const [row] = await test.orm.em
    .fork()
    .execute<{ status: string }[]>('select status from blog_posts where slug = ?', [slug]);
  return row!.status;
};

describe('scheduled publishing', () => {
  it('publishes on time and marks the post within seconds, by the next worker when the first was stopped', async () => {
    let worker = await startWorker();
    try {
      const app = await test.startAnother({ enqueue: (job, at) => worker.enqueue(job, at) });
      const asStaff = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
      const schedule = (slug: string, milliseconds: number) => {
        const publishAt = new Date(Date.now() + milliseconds).toISOString();
        return asStaff(createPost, { body: { ...draft, slug, status: 'scheduled', publishAt } });
      };
      const read = (slug: string) => test.callWith()(getPostBySlug, { params: { slug } });

      // The first save starts the thread that parses content, which takes a while.
      await asStaff(createPost, { body: { ...draft, slug: 'first', status: 'draft' } });
      await schedule('soon', 1_500);
      expect(await apiErrorOf(read('soon'))).toMatchObject({ status: 404 });
      await expect.poll(() => statusOf('soon'), { timeout: 8_000 }).toBe('published');

      const before = await version();
      await schedule('later', 2_000);
      // Gives the queue a moment to store it.
      await new Promise((next) => setTimeout(next, 500));
      await worker.stop();
      await worker.close();
      await expect
        .poll(
          () =>
            read('later').then(
              ({ post }) => post.slug,
              () => 'not yet',
            ),
          { timeout: 5_000 },
        )
        .toBe('later');
      expect(await statusOf('later')).toBe('scheduled');
      worker = await startWorker();
      await expect.poll(() => statusOf('later'), { timeout: 8_000 }).toBe('published');
      expect(await version()).toBe(before + 2);
    } finally {
      await worker.stop();
      await worker.close();
    }
  }, 40_000);
});
