import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let call: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  call = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

let count = 0;
async function stored(content: string): Promise<string> {
  count += 1;
  return (await call(createPost, { body: { ...draft, slug: `pasted-${count}`, content } })).post.content;
}

describe('content that a client posts as HTML', () => {
  it('keeps superscripts, subscripts, list numbers, phone numbers and relative links', async () => {
    const content =
      '<p>10<sup>6</sup> axles, CO<sub>2</sub></p><ol start="3"><li>three<ul><li>below</li></ul></li></ol><p><a href="tel:+18005550100">Call</a> or <a href="../faq">read</a>.</p>';
    expect(await stored(content)).toBe(content);
  });

  it('keeps bold and italic text of a Google document', async () => {
    const fixture = new URL('../../staff-console/src/editor/paste-fixtures/google-docs/report', import.meta.url).href;
    const read = (ending: string) => readFileSync(new URL(fixture + ending), 'utf8');
    const html = read('.clipboard').slice(read('.clipboard').indexOf('<'));
    const expected = read('.stored').replaceAll('\n', '');
    const marks = (text: string) => text.match(/<(?:strong|em)>[^<]+/g) ?? [];
    expect(marks(expected).length).toBeGreaterThan(1);
    expect(marks(await stored(html))).toEqual(expect.arrayContaining(marks(expected)));
  });
});
