import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteUnsavedText,
  getUnsavedText,
  settledMarks,
  storeUnsavedText,
  unsavedTextsAtMost,
} from '@workspace/contracts/unsaved-texts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

// Each text is stored a second after the last one.
let now = Date.now();
let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let asBen: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  const callWith = callsTo(await test.startAnother({ clock: () => now }));
  asAda = callWith(await test.signInAs('ada@lanesight.ai'));
  asBen = callWith(await test.signInAs('ben@lanesight.io'));
});
afterAll(() => test.close());

type Form = { resource: string; id: string };
const newest = async (form: Form, as = asAda) => {
  const { unsaved } = await as(getUnsavedText, { params: form });
  return unsaved && { writer: unsaved.writer, body: JSON.parse(unsaved.text) as unknown };
};
const store = (form: Form, writer: string, body: unknown, as = asAda) => {
  now += 1_000;
  return as(storeUnsavedText, { params: { ...form, writer }, body });
};

describe('an unsaved text', () => {
  it('is found by its writer on any device, character for character, and by nobody else', async () => {
    const form = { resource: 'post', id: 'new' };
    expect(await newest(form)).toBeNull();
    const body = { values: { content: `<p>Zoë’s \u0000 \uD800 ${'x'.repeat(600_000)}</p>` } };
    await store(form, 'laptop', { values: 'earlier' });
    await store(form, 'laptop', body);
    expect(await newest(form)).toEqual({ writer: 'laptop', body });
    expect(await newest(form, asBen)).toBeNull();
  });

  it('is the newest of several, and the one before it after its deletion', async () => {
    const form = { resource: 'reply', id: 'r1' };
    await store(form, 'laptop', 'one');
    await store(form, 'phone', 'two');
    await store({ ...form, id: 'r2' }, 'phone', 'of another request');
    expect(await newest(form)).toEqual({ writer: 'phone', body: 'two' });
    await asBen(deleteUnsavedText, { params: { ...form, writer: 'phone' } });
    await asAda(deleteUnsavedText, { params: { ...form, writer: 'phone' } });
    await asAda(deleteUnsavedText, { params: { ...form, writer: 'phone' } });
    expect(await newest(form)).toEqual({ writer: 'laptop', body: 'one' });
  });

  it('is rejected when it is too large, too deep or no JSON, and the one before it stays', async () => {
    const form = { resource: 'campaign', id: 'c1' };
    await store(form, 'laptop', 'whole');
    const large = store(form, 'laptop', 'x'.repeat(2 * 1024 * 1024));
    expect(await apiErrorOf(large)).toMatchObject({ code: 'too_large' });
    const { cookie } = await test.signInAs('ada@lanesight.ai');
    const send = (payload?: string) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/unsaved-texts/campaign/c1/laptop',
        headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        ...(payload !== undefined && { payload }),
      });
    const broken = await send('{"half');
    // Parsing it takes the event loop a second.
    const deep = await send('['.repeat(1_000_000) + ']'.repeat(1_000_000));
    expect([broken.statusCode, broken.body]).toEqual([400, 'Send this as JSON.']);
    expect((await send()).body).toBe('Send this as JSON.');
    expect([deep.statusCode, deep.body]).toEqual([400, 'This is nested too deeply to be read.']);
    expect(await newest(form)).toEqual({ writer: 'laptop', body: 'whole' });
  });

  it('displaces the oldest of the same person beyond the limit', async () => {
    await store({ resource: 'idea', id: 'new' }, 'ben', 'by Ben', asBen);
    for (let number = 0; number <= unsavedTextsAtMost; number += 1)
      await store({ resource: 'idea', id: `i${number}` }, 'laptop', number);
    expect(await newest({ resource: 'idea', id: 'i0' })).toBeNull();
    expect(await newest({ resource: 'idea', id: 'i1' })).toEqual({ writer: 'laptop', body: 1 });
    expect(await newest({ resource: 'idea', id: 'new' }, asBen)).toEqual({ writer: 'ben', body: 'by Ben' });
  });

  it('is not displaced by marks', async () => {
    const form = { resource: 'post', id: 'kept' };
    await store(form, 'laptop', 'words');
    for (let number = 0; number <= unsavedTextsAtMost; number += 1)
      await store({ resource: settledMarks, id: `w${number}` }, 'mark', { at: number });
    expect(await newest(form)).toEqual({ writer: 'laptop', body: 'words' });
    expect(await newest({ resource: settledMarks, id: 'w0' })).toBeNull();
    expect(await newest({ resource: settledMarks, id: 'w1' })).not.toBeNull();
  });
});
