// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { problem } from '@workspace/contracts/react/test/fake-api';
import { valuesOf } from './post-values.ts';
import {
  id,
  leaveOnDevice,
  onDevice,
  openEditor,
  pageText,
  post,
  saved,
  signInOnEmptyDevice,
  theirs,
} from './test/open-editor.tsx';

beforeEach(signInOnEmptyDevice);
afterEach(() => void vi.useRealTimers());

describe('usePostEditing, conflict', () => {
  async function inConflict() {
    const editor = await openEditor(post);
    await editor.type({ title: 'Mine' });
    await editor.save();
    await editor.respond(0, problem(409, 'changed_meanwhile'));
    return editor;
  }

  it('keeps the text and the base version, without a toast', async () => {
    const { current, address } = await inConflict();
    expect(current().saving.apiError?.code).toBe('changed_meanwhile');
    expect(current().form).toMatchObject({ isChanged: true, values: { title: 'Mine' } });
    expect(current().base?.basedOn).toBe(post.updatedAt);
    expect(address()).toBe('/cms/blog/edit/1');
    expect(pageText()).not.toContain('Message of');
  });

  it('keepMine sends every field that differs from the other save, and keeps its status', async () => {
    const { current, sent, respond, address } = await inConflict();
    await act(async () => current().keepMine(theirs));
    expect(current().form.values.status).toBe('published');
    expect(sent(1).body).toEqual({ title: 'Mine', excerpt: post.excerpt, basedOn: theirs.updatedAt });
    await respond(1, saved({ title: 'Mine', status: 'published' }));
    expect(current().stored.status).toBe('published');
    expect(current().form.isChanged).toBe(false);
    expect(address()).toBe('/cms/blog');
  });

  it('keepMine stays in the editor after a save that stays', async () => {
    const { type, pressSaveKeys, current, respond, address } = await openEditor(post);
    await type({ title: 'Mine' });
    await pressSaveKeys();
    await respond(0, problem(409, 'changed_meanwhile'));
    await act(async () => current().keepMine(theirs));
    await respond(1, saved({ title: 'Mine', status: 'published' }));
    expect(current().form.isChanged).toBe(false);
    expect(address()).toBe('/cms/blog/edit/1');
  });

  it('adopt shows the other save, and offers the text that was not saved', async () => {
    const { current, save, sent } = await inConflict();
    await act(async () => current().adopt(theirs));
    expect(current().form.values).toEqual(valuesOf(theirs));
    expect(current().form.isChanged).toBe(false);
    expect(current().unsaved.offered?.values).toMatchObject({ title: 'Mine' });
    await save();
    expect(sent(1).body).toEqual({ basedOn: theirs.updatedAt });
  });

  it('adopt offers nothing when nothing was changed', async () => {
    const { current } = await openEditor(post);
    await act(async () => current().adopt(theirs));
    expect(current().unsaved.offered).toBeUndefined();
    expect(current().form.values.title).toBe('Theirs');
  });
});

describe('usePostEditing, unsaved text', () => {
  it('is offered and changes nothing until it is restored', async () => {
    leaveOnDevice('Unsaved');
    const { current } = await openEditor(post);
    expect(current().unsaved.offered?.values).toMatchObject({ title: 'Unsaved' });
    expect(current().form).toMatchObject({ isChanged: false, values: { title: post.title } });
  });

  it('restores the text without changing the status, and does not offer it again', async () => {
    leaveOnDevice('Unsaved');
    const { current } = await openEditor(post);
    await act(async () => current().restore());
    expect(current().form.values).toMatchObject({ title: 'Unsaved', status: 'draft' });
    expect(current().form.isChanged).toBe(true);
    expect(current().unsaved.offered).toBeUndefined();
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(onDevice()).toHaveLength(1);
  });

  it('sends a restored text with the version that it began from', async () => {
    leaveOnDevice('Unsaved');
    const { current, save, sent } = await openEditor(theirs);
    await act(async () => current().restore());
    expect(current().form.values).toMatchObject({ title: 'Unsaved', excerpt: post.excerpt, status: 'published' });
    await save();
    expect(sent(0).body).toEqual({ title: 'Unsaved', basedOn: post.updatedAt });
  });

  it('is discarded for good', async () => {
    leaveOnDevice('Unsaved');
    const { current } = await openEditor(post);
    await act(async () => current().unsaved.dismiss());
    await act(async () => current().restore());
    expect(current().form.isChanged).toBe(false);
    expect(onDevice()).toEqual([]);
  });

  it('is restored at once after a new sign-in, and the address says so no more', async () => {
    leaveOnDevice('Unsaved');
    const { current, address } = await openEditor(post, '/cms/blog/edit/1?unsaved=restore');
    expect(current().form.values.title).toBe('Unsaved');
    expect(address()).toBe('/cms/blog/edit/1');
  });

  it('is restored as a new post when its post was never saved', async () => {
    leaveOnDevice('Unsaved', 'new', null);
    const { current, save, sent } = await openEditor();
    await act(async () => current().restore());
    expect(current().base).toBeUndefined();
    await save();
    expect(sent(0)).toMatchObject({ method: 'POST', body: { title: 'Unsaved', status: 'draft' } });
  });

  it('says so when the browser cannot store it, and can still be saved', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { current, type, save, sent } = await openEditor(post);
    await type({ title: 'Mine' });
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(current().unsaved.isRejected).toBe(true);
    await save();
    expect(sent(0).body).toMatchObject({ title: 'Mine' });
    setItem.mockRestore();
  });
});

describe('usePostEditing, two tabs', () => {
  it('keeps the text of the other tab when one saves', async () => {
    const other = await openEditor(post);
    await other.type({ title: 'Other tab' });
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    const { type, save, respond } = await openEditor(post);
    await type({ title: 'Mine' });
    await save();
    await respond(0, saved({ title: 'Mine' }));
    expect(onDevice().map(({ values }) => values.title)).toEqual(['Other tab']);
    await other.unmount();
  });
});

describe('usePostEditing, scheduled post', () => {
  const scheduled: ManagedPost = { ...post, status: 'scheduled', publishAt: '2026-11-22T12:00:00.000Z' };
  const appear = async (now: Partial<ManagedPost>) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T11:59:58Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const editor = await openEditor(scheduled);
    await editor.type({ title: 'Mine' });
    await act(async () => vi.advanceTimersByTimeAsync(6_000));
    expect(editor.requests[0]?.url).toBe(`/api/blog-posts/${id}`);
    await editor.respond(0, Response.json({ post: { ...scheduled, ...now } }));
    return editor;
  };

  it('takes over its publication and keeps the unsaved text', async () => {
    const { current } = await appear({ status: 'published', title: post.title });
    expect(current().stored.status).toBe('published');
    expect(current().form.values).toMatchObject({ title: 'Mine', status: 'published', publishAt: null });
  });

  it("leaves another writer's save to the conflict", async () => {
    const { current } = await appear({ status: 'published', updatedAt: '2026-11-22T11:00:00.000Z' });
    expect(current().stored.status).toBe('scheduled');
    expect(current().base?.basedOn).toBe(post.updatedAt);
  });
});
