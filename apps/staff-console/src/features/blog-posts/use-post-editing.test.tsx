// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { problem } from '@workspace/contracts/react/test/fake-api';
import { valuesOf } from './post-values.ts';
import { id, onDevice, openEditor, pageText, post, saved, signInOnEmptyDevice } from './test/open-editor.tsx';

beforeEach(signInOnEmptyDevice);

describe('usePostEditing, opening', () => {
  it('shows the stored post, unchanged and without a request', async () => {
    const { current, requests } = await openEditor(post);
    expect(current().form.values).toEqual(valuesOf(post));
    expect(current().form.isChanged).toBe(false);
    expect(current().base).toEqual({ post, basedOn: post.updatedAt });
    expect(current().unsaved.offered).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('starts a new post as an empty draft', async () => {
    const { current } = await openEditor();
    expect(current().base).toBeUndefined();
    expect(current().form.values).toMatchObject({ title: '', content: '', status: 'draft', publishAt: null });
    expect(current().form.isChanged).toBe(false);
  });
});

describe('usePostEditing, saving', () => {
  it('sends only the changed fields with the base version, and returns to the list', async () => {
    const { current, type, save, respond, sent, address } = await openEditor(post);
    await type({ title: 'Mine' });
    expect(current().form.isChanged).toBe(true);
    expect(await save()).toBe(true);
    expect(current().saving.isSaving).toBe(true);
    expect(sent(0)).toEqual({
      url: `/api/blog-posts/${id}`,
      method: 'PATCH',
      body: { title: 'Mine', basedOn: post.updatedAt },
    });
    await respond(0, saved({ title: 'Mine' }));
    expect(current().saving.isSaving).toBe(false);
    expect(current().form.isChanged).toBe(false);
    expect(current().base).toMatchObject({ post: { title: 'Mine' }, basedOn: '2026-11-22T12:00:00.000Z' });
    expect(address()).toBe('/cms/blog?status=draft');
    expect(pageText()).toContain('Blog post updated successfully!');
  });

  it('keeps words that are typed while a save is in flight', async () => {
    const { type, current, sent, respond } = await openEditor(post);
    await type({ content: '<p>Sent.</p>' });
    await act(async () => void current().saveHere());
    await type({ content: '<p>Sent. Typed.</p>' });
    await respond(0, saved({ title: 'Trimmed', content: '<p>Sent.</p>' }));
    expect(current().form.values).toMatchObject({ title: 'Trimmed', content: '<p>Sent. Typed.</p>' });
    expect(current().form.isChanged).toBe(true);
    await act(async () => void current().saveHere());
    expect(sent(1).body).toMatchObject({ content: '<p>Sent. Typed.</p>' });
  });

  it('publishes with a given status and checked claims, and returns to the published posts', async () => {
    const { save, sent, respond, address } = await openEditor(post);
    const disclosure = { kind: 'editor', name: 'Ada Byron' } as const;
    await save({ status: 'published', publishAt: null }, { checkedClaims: ['It costs $7.'], disclosure });
    expect(sent(0).body).toEqual({
      status: 'published',
      basedOn: post.updatedAt,
      checkedClaims: ['It costs $7.'],
      disclosure,
    });
    await respond(0, saved({ status: 'published' }));
    expect(address()).toBe('/cms/blog');
  });

  it('repeats a save whose response was lost before it saves newer words, without a conflict', async () => {
    const { current, type, sent, lose, respond } = await openEditor(post);
    await type({ title: 'Mine' });
    await act(async () => void current().saveHere());
    await lose(0);
    await type({ title: 'Mine too' });
    await act(async () => void current().saveHere());
    expect(sent(1)).toEqual(sent(0));
    const first = saved({ title: 'Mine' });
    const { updatedAt } = ((await first.clone().json()) as { post: ManagedPost }).post;
    await respond(1, first);
    expect(sent(2).body).toEqual({ title: 'Mine too', basedOn: updatedAt });
  });

  it('creates a post once when the response was lost and the writer went on', async () => {
    const { current, type, sent, lose, respond } = await openEditor();
    const { title, category, excerpt, content } = post;
    await type({ title, category, excerpt, content, readTime: '1 min read' });
    await act(async () => void current().saveHere());
    await lose(0);
    await type({ excerpt: 'Another one.' });
    await act(async () => void current().saveHere());
    expect(sent(1)).toEqual(sent(0));
    await respond(1, saved({ date: current().form.values.date }));
    expect(sent(2)).toMatchObject({ url: `/api/blog-posts/${id}`, method: 'PATCH', body: { excerpt: 'Another one.' } });
  });

  it('does not repeat a publication that the writer may not want any more', async () => {
    const { current, type, save, sent, lose } = await openEditor(post);
    await save({ status: 'published', publishAt: null });
    await lose(0);
    await type({ title: 'Not yet' });
    await act(async () => void current().saveHere());
    expect(sent(1).body).toEqual({ title: 'Not yet', basedOn: post.updatedAt });
  });

  it('creates a new post once, and updates it from then on', async () => {
    const { current, type, save, sent, respond } = await openEditor();
    const { title, category, excerpt, content } = post;
    await type({ title, category, excerpt, content, readTime: '1 min read' });
    await save();
    expect(sent(0)).toMatchObject({
      url: '/api/blog-posts',
      method: 'POST',
      body: { title, slug: 'chip-seal', status: 'draft' },
    });
    await respond(0, saved({ date: current().form.values.date }));
    expect(pageText()).toContain('Blog post created successfully!');
    await type({ title: 'Chip seals' });
    await save();
    expect(sent(1)).toMatchObject({ url: `/api/blog-posts/${id}`, method: 'PATCH' });
  });

  it('deletes the unsaved text of this device after a save, and only then', async () => {
    const { type, save, respond } = await openEditor(post);
    await type({ title: 'Mine' });
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(onDevice()).toHaveLength(1);
    await save();
    expect(onDevice()).toHaveLength(1);
    await respond(0, saved({ title: 'Mine' }));
    expect(onDevice()).toEqual([]);
  });

  it('shows errors in place of a request when a field is invalid', async () => {
    const { current, requests, type, save } = await openEditor(post);
    await type({ title: ' ' });
    expect(await save()).toBe(false);
    expect(current().form.errors).toEqual({ title: 'Write a title' });
    expect(requests).toEqual([]);
  });

  it('keeps the text and reports a failure', async () => {
    const { current, type, save, respond, address } = await openEditor(post);
    await type({ title: 'Mine' });
    await save();
    await respond(0, problem(503, 'unavailable'));
    expect(current().form).toMatchObject({ isChanged: true, values: { title: 'Mine' } });
    expect(current().saving).toMatchObject({ isSaving: false, apiError: { code: 'unavailable' } });
    expect(address()).toBe('/cms/blog/edit/1');
    expect(pageText()).toContain('Message of unavailable');
  });

  it('keeps the text on this device when the session has ended, without a toast', async () => {
    const { current, type, save, respond, unmount: leave } = await openEditor(post);
    await type({ title: 'Mine' });
    await save();
    await respond(0, problem(401, 'not_signed_in'));
    expect(current().saving.apiError?.code).toBe('not_signed_in');
    expect(pageText()).not.toContain('Message of');
    await leave();
    expect(onDevice()).toMatchObject([{ values: { title: 'Mine' }, basedOn: post.updatedAt }]);
  });
});

describe('usePostEditing, saving in the editor', () => {
  it('stores the text and stays on the page', async () => {
    const { current, type, respond, address } = await openEditor(post);
    await type({ title: 'Mine' });
    let result: ManagedPost | undefined;
    await act(
      async () =>
        void current()
          .saveHere()
          .then((now) => (result = now)),
    );
    await respond(0, saved({ title: 'Mine' }));
    expect(result).toMatchObject({ title: 'Mine' });
    expect(current().form.isChanged).toBe(false);
    expect(address()).toBe('/cms/blog/edit/1');
  });

  it('creates a new post, and is at its address without leaving the editor', async () => {
    const { current, type, respond, sent, address } = await openEditor(undefined, '/cms/blog/new');
    const { title, category, excerpt, content } = post;
    await type({ title, category, excerpt, content });
    await act(async () => void current().saveHere());
    expect(sent(0)).toMatchObject({ url: '/api/blog-posts', method: 'POST', body: { title, status: 'draft' } });
    await respond(0, saved({}));
    expect(current().base).toMatchObject({ post: { id } });
    expect(address()).toBe(`/cms/blog/edit/${id}`);
  });

  it('returns nothing for an invalid post', async () => {
    const { current, requests, type } = await openEditor(post);
    await type({ title: '' });
    let result: unknown = 'pending';
    await act(
      async () =>
        void current()
          .saveHere()
          .then((now) => (result = now)),
    );
    expect(result).toBeUndefined();
    expect(requests).toEqual([]);
  });
});
