import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autosavePost } from '@workspace/contracts/blog-post-autosaves';
import { addComment, addCommentReply } from '@workspace/contracts/blog-post-comments';
import { addClaimSource } from '@workspace/contracts/claim-checks';
import { addContactNote } from '@workspace/contracts/contact-threads';
import { addSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { createPost } from '@workspace/contracts/managed-posts';
import { changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import { activateSequence, addSequenceStep, createSequence, type Sequence } from '@workspace/contracts/sequences';
import { createSubscriberField } from '@workspace/contracts/subscriber-fields';
import { createWebhook, testWebhook } from '@workspace/contracts/webhooks';
import { aContact } from './a-contact.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { untilLockedOut } from './until-locked-out.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

let count = 0;
const post = async () => (await asStaff(createPost, { body: { ...draft, slug: `post-${(count += 1)}` } })).post.id;
const list = async () => (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
const passage = { field: 'content', quote: 'One by one.', before: '', after: '', start: 0 } as const;
async function comment(): Promise<string> {
  const on = { params: { id: await post() }, body: { anchor: passage, text: 'Which one?' } };
  return (await asStaff(addComment, on)).comment.id;
}
async function webhook(): Promise<string> {
  const body = { url: 'https://example.com/hook', events: ['post.published' as const] };
  return (await asStaff(createWebhook, { body })).webhook.id;
}
const contact = () => aContact(test.orm.em.fork());
const postOf = async (commentId: string) =>
  (
    await test.orm.em
      .fork()
      .execute<[{ id: string }]>('select post_id as id from blog_post_comments where id = ?', [commentId])
  )[0].id;

/** Calls while another connection runs statements about a row, which it commits once the call waits for it. */
async function callBeside(statements: string[], id: string, call: () => Promise<unknown>): Promise<unknown> {
  const other = test.orm.em.fork();
  await other.begin();
  for (const statement of statements) await other.execute(statement, statement.includes('?') ? [id] : []);
  const calling = call();
  await untilLockedOut(() => test.orm.em.fork(), calling);
  await other.commit();
  return calling;
}

const deleteFrom = (table: string): string => `delete from ${table} where id = ?`;

describe('an act on something that is deleted at the same time', () => {
  it.each<[string, string, () => Promise<string>, (id: string) => Promise<unknown>]>([
    [
      'a post is autosaved',
      'blog_posts',
      post,
      (id) => asStaff(autosavePost, { params: { id }, body: { title: 'A' } }),
    ],
    [
      'a source is added',
      'blog_posts',
      post,
      (id) => asStaff(addClaimSource, { params: { id }, body: { sentence: 'A.', title: 'B', quote: 'C' } }),
    ],
    [
      'a reply is added',
      'blog_post_comments',
      comment,
      async (id) => asStaff(addCommentReply, { params: { id: await postOf(id), commentId: id }, body: { text: 'A' } }),
    ],
    ['a note is added', 'contacts', contact, (id) => asStaff(addContactNote, { params: { id }, body: { text: 'A' } })],
    [
      'subscribers are added',
      'email_lists',
      list,
      (listId) => asStaff(addSubscribers, { params: { listId }, body: { subscribers: [{ email: 'a@example.org' }] } }),
    ],
    [
      'a sequence is created',
      'email_lists',
      list,
      (id) => asStaff(createSequence, { params: { id }, body: { name: 'Welcome' } }),
    ],
    [
      'a field is created',
      'email_lists',
      list,
      (emailListId) => asStaff(createSubscriberField, { body: { name: 'City', type: 'text', emailListId } }),
    ],
    ['a webhook is tested', 'webhooks', webhook, (id) => asStaff(testWebhook, { params: { id } })],
  ])('is rejected as not found: %s', async (_act, table, create, call) => {
    const id = await create();
    expect(await apiErrorOf(callBeside([deleteFrom(table)], id, () => call(id)))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('activates a sequence without the email that is removed', async () => {
    const id = (await asStaff(createSequence, { params: { id: await list() }, body: { name: 'Welcome' } })).sequence.id;
    const add = (subject: string) => asStaff(addSequenceStep, { params: { id }, body: { subject, delayHours: 0 } });
    const first = (await add('First')).sequence.steps[0]!;
    const blocks = [{ type: 'text' as const, html: '<p>Hello</p>' }];
    await asStaff(changeCampaign, { params: { id: first.campaignId }, body: { blocks } });
    const { campaignId } = (await add('Second')).sequence.steps[1]!;
    // Reads wait, too.
    const beside = ['lock table newsletter_campaigns', deleteFrom('newsletter_campaigns')];
    const activate = () => asStaff(activateSequence, { params: { id } });
    const { sequence } = (await callBeside(beside, campaignId, activate)) as {
      sequence: Sequence;
    };
    expect([sequence.status, sequence.steps.map(({ subject }) => subject)]).toEqual(['active', ['First']]);
  });

  it('adds no email to a sequence whose list is moved to the trash', async () => {
    const emailListId = await list();
    const { id } = (await asStaff(createSequence, { params: { id: emailListId }, body: { name: 'Welcome' } })).sequence;
    const beside = [
      'select from email_lists where id = ? for update',
      'update email_lists set trashed_at = now() where id = ?',
    ];
    const add = () => asStaff(addSequenceStep, { params: { id }, body: { subject: 'First', delayHours: 0 } });
    expect(await apiErrorOf(callBeside(beside, emailListId, add))).toMatchObject({ status: 409, code: 'in_trash' });
  });
});
