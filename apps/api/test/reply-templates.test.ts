import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
} from '@workspace/contracts/reply-templates';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

const names = async () => (await asAda(listReplyTemplates, {})).templates.map(({ name }) => name);

describe('reply templates', () => {
  it('are created, changed and deleted by staff', async () => {
    const body = { name: 'First call', text: 'Hi {{firstName|there}}' };
    const { template } = await asAda(createReplyTemplate, { body });
    expect(template).toMatchObject({ ...body, updatedBy: 'ada@lanesight.ai' });
    const params = { id: template.id };
    await asAda(changeReplyTemplate, { params, body: { name: 'A call' } });
    expect((await asAda(listReplyTemplates, {})).templates).toMatchObject([{ name: 'A call', text: body.text }]);
    await asAda(deleteReplyTemplate, { params });
    expect(await names()).toEqual([]);
    expect((await apiErrorOf(asAda(deleteReplyTemplate, { params }))).status).toBe(404);
    expect((await apiErrorOf(asAda(changeReplyTemplate, { params, body: {} }))).status).toBe(404);
  });

  it('need a name of their own, and placeholders that can be filled in', async () => {
    await asAda(createReplyTemplate, { body: { name: 'Demo', text: 'x' } });
    const taken = await apiErrorOf(asAda(createReplyTemplate, { body: { name: 'DEMO', text: 'x' } }));
    expect([taken.status, taken.code]).toEqual([409, 'name_taken']);
    const unknown = await apiErrorOf(asAda(createReplyTemplate, { body: { name: 'Other', text: 'Hi {{name}}' } }));
    expect([unknown.status, unknown.fields.text]).toEqual([
      422,
      expect.stringContaining('{{name}} cannot be filled in'),
    ]);
    expect(await names()).toEqual(['Demo']);
  });
});
