import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportAuditLog, listAuditLog, type AuditEntry } from '@workspace/contracts/audit-log';
import { createEmailList } from '@workspace/contracts/email-lists';
import { createPost } from '@workspace/contracts/managed-posts';
import { changeListDigest } from '@workspace/contracts/list-digests';
import { publishDuePosts } from '../src/features/blog-posts/publish-due-posts.ts';
import { recordSystemCounts } from '../src/features/audit-log/record-system-change.ts';
import { draftDigests } from '../src/features/list-digests/draft-digests.ts';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { recordSuppressions } from '../src/features/suppressions/record-suppressions.ts';
import { retentionJobs } from '../src/jobs/retention-jobs.ts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let since: string;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
beforeEach(() => {
  since = new Date().toISOString();
});
afterAll(() => test.close());

const em = () => test.orm.em.fork();
const entries = async (): Promise<AuditEntry[]> =>
  (await asAda(listAuditLog, { query: { person: 'system', from: since } })).entries;
const runJob = (name: string) =>
  retentionJobs(test.orm)
    .find((job) => job.name === name)!
    .run({ enqueue: () => {}, enqueueAll: async () => {} }, new AbortController().signal);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('the audit log of jobs', () => {
  it('has an entry of the system for each scheduled post that was published', async () => {
    const { post } = await asAda(createPost, { body: { ...draft, status: 'scheduled', publishAt: inAnHour() } });
    await em().execute(`update blog_posts set publish_at = now() - interval '1 second' where id = ?`, [post.id]);
    await Promise.all([publishDuePosts(em()), publishDuePosts(em())]);
    expect(await entries()).toMatchObject([
      {
        person: 'system',
        action: 'publishScheduledPost',
        resource: 'blog-posts',
        resourceId: post.id,
        requestId: 'publish-due-posts',
        changes: [{ field: 'status', before: 'scheduled', after: 'published' }],
      },
    ]);
  });

  it('has the entry in the CSV too', async () => {
    const response = await asAda(exportAuditLog, { query: { person: 'system' } });
    expect(await response.text()).toMatch(
      /,"The system","","Publish scheduled post","posts","Counting cracks","[0-9a-f-]+","Status: scheduled → published","publish-due-posts"\r\n/,
    );
  });

  it('has an entry for a drafted digest', async () => {
    const { emailList } = await asAda(createEmailList, { body: { name: 'Monthly' } });
    await asAda(changeListDigest, { params: { id: emailList.id }, body: { isOn: true, day: 1, hour: 0 } });
    const past = new Date(Date.now() - 60 * 86_400_000);
    await em().execute('update list_digests set turned_on_at = ?, planned_at = ?', [past, past]);
    await draftDigests(em(), 'UTC', Date.now());
    expect(await entries()).toMatchObject([
      { action: 'draftDigest', resource: 'newsletter-campaigns', requestId: 'draft-digests' },
    ]);
  });

  it('has one entry with the number of deleted rows, and none when there was nothing to delete', async () => {
    const slugs = ['old-one', 'old-two'];
    for (const slug of slugs) await asAda(createPost, { body: { ...draft, slug, status: 'draft' } });
    await em().execute(`update blog_posts set trashed_at = now() - interval '1 year' where slug in (?)`, [slugs]);
    await runJob('apply-retention');
    await runJob('apply-retention');
    expect(await entries()).toMatchObject([
      {
        action: 'deleteOldData',
        requestId: 'apply-retention',
        changes: [
          { field: 'rule', after: 'trashed-posts' },
          { field: 'deleted', before: null, after: '2' },
        ],
      },
    ]);
  });

  it('has one entry for lists whose time in the trash is over', async () => {
    const { emailList } = await asAda(createEmailList, { body: { name: 'Old list' } });
    await em().execute(`update email_lists set trashed_at = now() - interval '1 year' where id = ?`, [emailList.id]);
    await runJob('apply-retention');
    await runJob('apply-retention');
    expect(await entries()).toMatchObject([
      { action: 'deleteOldData', resource: 'email-lists', changes: [{ after: 'trashed-lists' }, { after: '1' }] },
    ]);
  });

  it('has one entry for all addresses that bounces and complaints suppressed, and no address', async () => {
    for (let n = 0; n < 5; n++) await suppress(em(), `person${n}@city.example`, n < 3 ? 'bounced' : 'complained');
    await em().execute(`update mail_suppressions set created_at = now() - interval '5 minutes'`);
    await suppress(em(), 'later@city.example', 'bounced');
    await Promise.all([recordSuppressions(em()), recordSuppressions(em())]);
    const found = await entries();
    expect(found.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'suppressAddresses',
        [
          { field: 'bounced', before: null, after: '3' },
          { field: 'complained', before: null, after: '2' },
        ],
      ],
    ]);
    expect(JSON.stringify(found)).not.toContain('city.example');
  });

  it('undoes the change when its entry cannot be stored', async () => {
    await asAda(createPost, { body: { ...draft, slug: 'stays', status: 'draft' } });
    const unstorable = { origin: 'empty-trash', action: null as never, resource: 'blog-posts' };
    const removing = recordSystemCounts(em(), unstorable, async (inside) => {
      const deleted = await inside.execute<unknown[]>(`delete from blog_posts where slug = 'stays' returning 1`);
      return { deleted: deleted.length };
    });
    await expect(removing).rejects.toThrow('null value');
    expect(await em().execute(`select 1 from blog_posts where slug = 'stays'`)).toHaveLength(1);
  });
});
