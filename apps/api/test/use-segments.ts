import { afterAll, beforeAll } from 'vitest';
import { addSubscribers, type SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { countRules, createSegment } from '@workspace/contracts/segments';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** Sets up an API, and the calls of a staff member who writes segments. */
export function useSegments() {
  const context = {} as { test: TestApp; cookie: string; asStaff: ReturnType<TestApp['callWith']> };
  beforeAll(async () => {
    context.test = await startTestApp();
    ({ cookie: context.cookie } = await context.test.signInAs('ada@lanesight.ai'));
    context.asStaff = context.test.callWith({ cookie: context.cookie });
  });
  afterAll(() => context.test.close());

  const sql = <T extends object>(query: string, values: unknown[] = []) =>
    context.test.orm.em.fork().execute<T[]>(query, values);
  return Object.assign(context, {
    sql,
    clear: async () => {
      for (const table of ['segments', 'newsletter_campaigns', 'mail_suppressions', 'subscriber_fields'])
        await sql(`delete from ${table}`);
      await sql("delete from email_lists where kind = 'own'");
      await sql('delete from email_list_subscribers');
    },
    /** Creates a list with these people. Returns its ID. */
    list: async (name: string, ...people: (SubscriberDraft | string)[]) => {
      const listId = (await context.asStaff(createEmailList, { body: { name } })).emailList.id;
      const subscribers = people.map((one) => (typeof one === 'string' ? { email: one } : one));
      if (people.length > 0) await context.asStaff(addSubscribers, { params: { listId }, body: { subscribers } });
      return listId;
    },
    count: async (rules: object) => (await context.asStaff(countRules, { body: { rules: rules as never } })).count,
    save: async (rules: object, name = 'Some') =>
      (await context.asStaff(createSegment, { body: { name, rules: rules as never } })).segment,
  });
}
