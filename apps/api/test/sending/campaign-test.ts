import { beforeAll, beforeEach, afterAll } from 'vitest';
import { createPost } from '@workspace/contracts/managed-posts';
import type { Campaign } from '@workspace/contracts/campaign';
import { createCampaign, type CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import type { AppDeps } from '../../src/app-deps.ts';
import type { SubmissionResult, ReadyMessage } from '../../src/adapters/mail-transport.ts';
import { draft as postDraft } from '../a-draft.ts';
import { callsTo } from '../call-as.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';

type Calls = ReturnType<ReturnType<typeof callsTo>>;

/** Staff's calls on campaigns to a list of two, and a scripted mail server. */
export class CampaignTest {
  test!: TestApp;
  /** Calls as staff. */
  as!: Calls;
  /** The draft: a list of two, one without a name, and one published post. */
  draft!: CampaignDraft & { emailListId: string; blogPostIds: string[] };
  /** The messages that the mail server received. */
  submitted: ReadyMessage[] = [];
  handed: SubmissionResult = { outcome: 'handed_over', answer: '250 Ok' };

  em = () => this.test.orm.em.fork();

  /** Returns the same calls to a process with other settings. */
  async asWith(change: Partial<AppDeps>): Promise<Calls> {
    return callsTo(await this.test.startAnother(change))(await this.test.signInAs('ada@lanesight.ai'));
  }

  async create(): Promise<Campaign> {
    return (await this.as(createCampaign, { body: this.draft })).campaign;
  }

  async begin(): Promise<void> {
    this.test = await startTestApp();
    this.as = await this.asWith({
      submit: async (message) => {
        this.submitted.push(message);
        return this.handed;
      },
    });
  }

  async fill(): Promise<void> {
    this.submitted.length = 0;
    this.handed = { outcome: 'handed_over', answer: '250 Ok' };
    await this.em().execute('delete from newsletter_campaigns');
    await this.em().execute('delete from email_lists where kind = ?', ['own']);
    await this.em().execute('delete from mail_suppressions');
    await this.em().execute('delete from blog_posts');
    const [list] = await this.em().execute<{ id: string }[]>(
      `insert into email_lists (name) values ('Cities & towns') returning id`,
    );
    await this.em().execute(
      `insert into email_list_subscribers (email_list_id, email, first_name)
       values (?, 'anna@example.org', 'Ann <b>'), (?, 'bo@example.org', null)`,
      [list!.id, list!.id],
    );
    const { post } = await this.as(createPost, { body: { ...postDraft, title: 'Cracks & {{greeting}}' } });
    this.draft = { name: 'November', subject: 'Before winter', emailListId: list!.id, blogPostIds: [post.id] };
  }
}

/** Creates one for a test file, with fresh rows before each test. */
export function campaignTest(): CampaignTest {
  const made = new CampaignTest();
  beforeAll(() => made.begin());
  beforeEach(() => made.fill());
  afterAll(() => made.test.close());
  return made;
}

/** Returns a future time. */
export const later = (): string => new Date(Date.now() + 3_600_000).toISOString();
