import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList, getEmailList } from '@workspace/contracts/email-lists';
import { getImport, startImport, uploadImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { formWith, uploadCsv } from './a-csv.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

type Uploaded = { subscriberImport: SubscriberImport; title: string; code: string };

/** Sets up an API with one empty list for each test, and the calls of a staff member who imports into it. */
export function useImportList() {
  const context = {} as { test: TestApp; cookie: string; listId: string; asStaff: ReturnType<TestApp['callWith']> };
  beforeAll(async () => {
    context.test = await startTestApp();
    ({ cookie: context.cookie } = await context.test.signInAs('ada@lanesight.ai'));
    context.asStaff = context.test.callWith({ cookie: context.cookie });
  });
  afterAll(() => context.test.close());
  beforeEach(async () => {
    await sql("delete from email_lists where kind = 'own'");
    await sql('delete from mail_suppressions');
    context.listId = (await context.asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
  });

  const sql = (query: string, values: unknown[] = []) => context.test.orm.em.fork().execute(query, values);
  const upload = (content: string | Buffer, query = '', part = {}) =>
    uploadCsv<Uploaded>(
      context.test.app,
      uploadImport.path.replace(':listId', context.listId) + query,
      { cookie: context.cookie },
      formWith(content, part),
    );
  const checked = async (content: string | Buffer, query = '') => (await upload(content, query)).subscriberImport;
  const ofList = () => ({ params: { listId: context.listId } });
  const found = (id: string) => context.asStaff(getImport, { params: { id } });
  const one = async (id: string) => (await found(id)).subscriberImport;
  async function imported(content: string | Buffer) {
    const { id } = await checked(content);
    await context.asStaff(startImport, { params: { id } });
    await maintainImports(context.test.orm);
    return one(id);
  }
  return Object.assign(context, {
    sql,
    upload,
    checked,
    imported,
    one,
    rejects: async (id: string) => (await found(id)).rejects,
    people: async () => (await context.asStaff(listSubscribers, ofList())).subscribers,
    count: async () =>
      (await context.asStaff(getEmailList, { params: { id: context.listId } })).emailList.subscriberCount,
    add: (...emails: string[]) =>
      context.asStaff(addSubscribers, { ...ofList(), body: { subscribers: emails.map((email) => ({ email })) } }),
    stages: () => sql("select tablename from pg_tables where tablename like 'import_stage_%'"),
  });
}
