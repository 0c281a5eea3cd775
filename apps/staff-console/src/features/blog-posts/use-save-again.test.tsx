// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from '@workspace/contracts/react/test/fake-api';
import { id, openEditor, post, saved, signInOnEmptyDevice } from './test/open-editor.tsx';

beforeEach(signInOnEmptyDevice);

describe('useSaveAgain', () => {
  it('saves words that were typed during a save once that is stored, from its version', async () => {
    const { type, pressSaveKeys, requests, sent, respond } = await openEditor(post);
    await type({ title: 'One' });
    await pressSaveKeys();
    await type({ title: 'Two' });
    await pressSaveKeys();
    await pressSaveKeys();
    expect(requests).toHaveLength(1);
    await respond(0, saved({ title: 'One' }));
    expect(requests).toHaveLength(2);
    expect(sent(1).body).toEqual({ title: 'Two', basedOn: '2026-11-22T12:00:00.000Z' });
  });

  it('creates a new post once', async () => {
    const { type, pressSaveKeys, requests, sent, respond } = await openEditor(undefined, '/cms/blog/new');
    const { title, category, excerpt, content } = post;
    await type({ title, category, excerpt, content });
    await pressSaveKeys();
    await type({ content: '<p>Seal early, and often.</p>' });
    await pressSaveKeys();
    expect(requests).toHaveLength(1);
    await respond(0, saved({}));
    expect(sent(1)).toMatchObject({ url: `/api/blog-posts/${id}`, method: 'PATCH' });
  });

  it('sends nothing more when the save stored every word, or was rejected', async () => {
    const { type, pressSaveKeys, requests, respond } = await openEditor(post);
    await type({ title: 'One' });
    await pressSaveKeys();
    await pressSaveKeys();
    await respond(0, saved({ title: 'One' }));
    expect(requests).toHaveLength(1);
    await type({ title: 'Two' });
    await pressSaveKeys();
    await pressSaveKeys();
    await respond(1, problem(409, 'changed_meanwhile'));
    expect(requests).toHaveLength(2);
  });
});
