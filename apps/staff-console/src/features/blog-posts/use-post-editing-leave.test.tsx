// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { id, openEditor, post, saved, signInOnEmptyDevice } from './test/open-editor.tsx';

beforeEach(() => {
  signInOnEmptyDevice();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
});

describe('usePostEditing, leaving after a save', () => {
  it('asks before it leaves words that were typed while the save was in flight', async () => {
    const { type, current, save, respond, address, isAsked } = await openEditor(post);
    await type({ content: '<p>Sent.</p>' });
    await save();
    await type({ content: '<p>Sent. Typed.</p>' });
    await respond(0, saved({ content: '<p>Sent.</p>' }));
    expect(address()).toBe('/cms/blog/edit/1');
    expect(current().form.values.content).toBe('<p>Sent. Typed.</p>');
    expect(isAsked()).toBe(true);
    await act(async () => current().form.change({ content: '<p>Sent.</p>' }));
    expect(isAsked()).toBe(false);
  });

  it('is at the address of a new post while it asks about newer words', async () => {
    const { type, save, respond, address, isAsked } = await openEditor(undefined, '/cms/blog/new');
    const { title, category, excerpt, content } = post;
    await type({ title, category, excerpt, content, readTime: '1 min read' });
    await save();
    await type({ excerpt: 'Another one.' });
    await respond(0, saved({}));
    expect(address()).toBe(`/cms/blog/edit/${id}`);
    expect(isAsked()).toBe(true);
  });
});
