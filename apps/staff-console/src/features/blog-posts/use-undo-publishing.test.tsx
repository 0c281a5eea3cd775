// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from '@workspace/contracts/react/test/fake-api';
import type { StatusChange } from './post-values.ts';
import { id, openEditor, pageText, post, saved, signInOnEmptyDevice } from './test/open-editor.tsx';

const publishAt = '2100-01-01T08:00:00.000Z';
const scheduled = { ...post, status: 'scheduled' as const, publishAt };
const whole = { ...post, status: 'draft' as const };

const undoButton = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');

/** Opens a post, saves it with a status, and lets the server respond. */
async function saveWith(given: Parameters<typeof openEditor>[0], change: StatusChange) {
  const editor = await openEditor(given);
  if (!given) await editor.type(whole);
  await editor.save(change);
  await editor.respond(editor.requests.length - 1, saved({ ...change, date: post.date }));
  return editor;
}

beforeEach(signInOnEmptyDevice);

describe('the toast after publishing', () => {
  const published: StatusChange = { status: 'published', publishAt: null };

  it.each([
    ['a draft', post, published, { status: 'draft' }],
    ['a new post', undefined, published, { status: 'draft' }],
    ['a scheduled post', scheduled, published, { status: 'scheduled', publishAt }],
    ['a draft that was scheduled', post, { status: 'scheduled', publishAt }, { status: 'draft' }],
  ] as const)('takes %s back to its former status', async (_name, given, change, body) => {
    const editor = await saveWith(given, change);
    await act(async () => undoButton()!.click());
    const index = editor.requests.length - 1;
    expect(editor.sent(index)).toEqual({
      url: `/api/blog-posts/${id}`,
      method: 'PATCH',
      body: { ...body, basedOn: '2026-11-22T12:00:00.000Z' },
    });
    await editor.respond(index, saved(body));
    expect(pageText()).toContain(`The post is ${body.status === 'draft' ? 'a draft' : 'scheduled'} again.`);
  });

  it('reports that it could not', async () => {
    const editor = await saveWith(post, published);
    await act(async () => undoButton()!.click());
    await editor.respond(editor.requests.length - 1, problem(409, 'in_trash'));
    expect(pageText()).toContain('Message of in_trash');
  });

  it.each([
    [{ ...post, status: 'published' as const }, published],
    [post, { status: 'draft', publishAt: null }],
    [
      { ...post, status: 'published' as const },
      { status: 'draft', publishAt: null },
    ],
  ] as const)('offers nothing after a save that published nothing: %#', async (given, change) => {
    await saveWith(given, change);
    expect(pageText()).toContain('Blog post updated successfully!');
    expect(undoButton()).toBeUndefined();
  });
});
