import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { fakeApi } from '@workspace/contracts/react/test/fake-api';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { signedInHint } from '@workspace/contracts/signed-in-hint';
import { LeaveGuardRoot } from '../../../layout/LeaveGuardRoot.tsx';
import { CurrentUser } from '../../../layout/use-permission.ts';
import { useUnsavedGuard } from '../../../layout/use-unsaved-guard.ts';
import { findUnsaved, storeUnsaved } from '../../../layout/unsaved-work.ts';
import { isPostValues, valuesOf } from '../post-values.ts';
import { usePendingRevision } from '../use-pending-revision.ts';
import { usePostEditing } from '../use-post-editing.ts';
import { useSaveAgain } from '../use-save-again.ts';

const email = 'ada@lanesight.ai';
export const id = '019aa8b0-0000-7000-8000-000000000001';
export const post: ManagedPost = {
  id,
  title: 'Chip seal',
  slug: 'chip-seal',
  category: 'Maintenance',
  date: 'November 20, 2026',
  readTime: '1 min read',
  excerpt: 'When it pays.',
  content: '<p>Seal early.</p>',
  views: '0',
  tags: [],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  status: 'draft',
  publishAt: null,
  trashedAt: null,
  viewCount: 0,
  isAiDraft: false,
  wasPublic: false,
  linkedinWanted: true,
};
/** The same post after another writer's save. */
export const theirs: ManagedPost = {
  ...post,
  title: 'Theirs',
  excerpt: 'Their excerpt.',
  status: 'published',
  updatedAt: '2026-11-22T08:00:00.000Z',
};
const user = { email, username: 'ada', profileImageUrl: null, isStaff: true };

/** The copies of unsaved text on the server, which stay in flight unless a test answers them. They are not among the requests. */
const isCopy = (url: string) => url.startsWith('/api/unsaved-texts/') || /\/autosaves?$/.test(url);

/** Prepares a device without stored texts, on which a person is signed in. */
export function signInOnEmptyDevice(): void {
  localStorage.clear();
  document.cookie = `${signedInHint}=1`;
}

/** Opens the editor of a stored or a new post on a page of its own. */
export async function openEditor(given?: ManagedPost, address = '/cms/blog/edit/1') {
  const { requests, fetch: record } = fakeApi();
  const copies = fakeApi();
  const fetch: typeof record = (url, init) => (isCopy(url) ? copies : { fetch: record }).fetch(url, init);
  const data = withData({ fetch, fallback: { '/api/auth/user': user } });
  const useEditor = () => {
    const editing = usePostEditing(given);
    const pressSaveKeys = useSaveAgain(editing, () => void editing.saveHere());
    const pending = usePendingRevision(editing);
    useUnsavedGuard(editing.form.isChanged);
    return { ...editing, pressSaveKeys, pending, location: useLocation() };
  };
  let page: HTMLElement | null = null;
  const hook = await renderHook(useEditor, undefined, (children) =>
    data(
      <MemoryRouter initialEntries={[address]}>
        <CurrentUser value={user}>
          <ToastRoot>
            <section ref={(element) => void (page = element)}>
              <LeaveGuardRoot>{children}</LeaveGuardRoot>
            </section>
          </ToastRoot>
        </CurrentUser>
      </MemoryRouter>,
    ),
  );
  const type = (values: Parameters<ReturnType<typeof usePostEditing>['form']['change']>[0]) =>
    act(async () => hook.current().form.change(values));
  const save = async (...change: Parameters<ReturnType<typeof usePostEditing>['save']>) => {
    let isSent;
    await act(async () => {
      isSent = hook.current().save(...change);
    });
    return isSent;
  };
  const pressSaveKeys = () => act(async () => hook.current().pressSaveKeys());
  const respond = (index: number, response: Response) => act(async () => requests[index]?.respond(response));
  /** Loses the response, if there was one. */
  const lose = (index: number) => act(async () => requests[index]?.fail(new TypeError('Failed to fetch')));
  const sent = (index: number) => {
    const { url, init } = requests[index] ?? {};
    return { url, method: init?.method, body: JSON.parse(String(init?.body)) as unknown };
  };
  const addressNow = () => `${hook.current().location.pathname}${hook.current().location.search}`;
  return {
    ...hook,
    requests,
    copies: copies.requests,
    type,
    save,
    pressSaveKeys,
    respond,
    lose,
    sent,
    address: addressNow,
    /** Returns true while the question about unsaved work is open. */
    isAsked: () => page?.textContent.includes('Leave without saving?'),
  };
}

/** Creates the response to a save. */
export const saved = (more: Partial<ManagedPost>) =>
  Response.json({ post: { ...post, ...more, updatedAt: '2026-11-22T12:00:00.000Z' } });
/** Returns the unsaved texts on this device. */
export const onDevice = (entry = id) =>
  findUnsaved(localStorage, {
    whose: { person: email, resource: 'post', id: entry },
    isComplete: isPostValues,
    now: Date.now(),
  });
/** Leaves an unsaved text of the post on this device, as an earlier visit would. */
export const leaveOnDevice = (title: string, entry = id, basedOn: string | null = post.updatedAt) =>
  storeUnsaved(
    localStorage,
    { person: email, resource: 'post', id: entry, writer: 'earlier' },
    {
      at: Date.now(),
      basedOn,
      stored: basedOn === null ? undefined : valuesOf(post),
      values: { ...valuesOf(post), title, status: 'published' },
    },
  );
/** Returns the text of the page, which holds the toast. */
export const pageText = () => document.body.textContent ?? '';
