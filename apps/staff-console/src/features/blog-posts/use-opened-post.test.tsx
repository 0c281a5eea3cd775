// @vitest-environment jsdom
import { act } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useOpenedPost } from './use-opened-post.ts';

const editors: ReturnType<typeof useOpenedPost>[] = [];
const opened = () => editors.at(-1)!;
function Editor() {
  editors.push(useOpenedPost());
  return null;
}
const routes = [{ path: '/blog/edit?/:id?', element: <Editor /> }];

async function show<Router extends ReturnType<typeof createMemoryRouter>>(router: Router) {
  await renderHook(
    () => undefined,
    undefined,
    () => <RouterProvider router={router} />,
  );
  return { router, opened };
}

/** Opens an address, and returns the ways to others and the editor there. */
async function openAt(address: string) {
  const { router } = await show(createMemoryRouter(routes, { initialEntries: [address] }));
  const go = (...given: Parameters<typeof router.navigate>) => act(() => router.navigate(...given));
  const back = () => act(() => router.navigate(-1));
  return { go, back, opened };
}

describe('useOpenedPost', () => {
  it('keeps the editor of a new post at the address of its first save', async () => {
    const { go, opened } = await openAt('/blog');
    const { editor } = opened();
    await go('/blog/edit/7', { replace: true, state: { editor } });
    expect(opened()).toMatchObject({ id: '7', editor, isNew: true });
    await go('/blog/edit/7#page');
    expect(opened()).toMatchObject({ editor });
  });

  it('opens another editor for a new post after that', async () => {
    const { go, back, opened } = await openAt('/blog');
    const { editor } = opened();
    await go('/blog/edit/7', { replace: true, state: { editor } });
    await go('/blog');
    expect(opened()).toMatchObject({ id: undefined, isNew: true });
    expect(opened().editor).not.toBe(editor);
    await back();
    expect(opened()).toMatchObject({ id: '7', isNew: false });
    expect(opened().editor).not.toBe(editor);
  });

  it('opens another editor for an entry of the history that the router did not make', async () => {
    history.replaceState(null, '', '/blog/edit/7');
    const { opened } = await show(createBrowserRouter(routes));
    const { editor } = opened();
    // As a script does, or a link into the page: such entries have one key.
    history.pushState(null, '', '/blog/edit/8');
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    expect(opened()).toMatchObject({ id: '8', isNew: false });
    expect(opened().editor).not.toBe(editor);
  });

  it('opens another editor for a second new post, and for another post', async () => {
    const { go, opened } = await openAt('/blog');
    const editors = [opened().editor];
    for (const address of ['/blog', '/blog/edit/7', '/blog/edit/8']) {
      await go(address);
      editors.push(opened().editor);
    }
    expect(new Set(editors).size).toBe(4);
    await go('/blog/edit/8?from=here');
    expect(opened().editor).toBe(editors.at(-1));
  });
});
