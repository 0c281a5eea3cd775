// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { stayIn, useOpenedPost } from './use-opened-post.ts';

/** Opens an address, and returns the way to others and the key of the editor there. */
async function openAt(address: string) {
  const editors: ReturnType<typeof useOpenedPost>[] = [];
  function Editor() {
    editors.push(useOpenedPost());
    return null;
  }
  const router = createMemoryRouter([{ path: '/blog/edit?/:id?', element: <Editor /> }], { initialEntries: [address] });
  await renderHook(
    () => undefined,
    undefined,
    (children) => (
      <>
        <RouterProvider router={router} />
        {children}
      </>
    ),
  );
  const go = (...given: Parameters<typeof router.navigate>) => act(() => router.navigate(...given));
  const back = () => act(() => router.navigate(-1));
  return { go, back, opened: () => editors.at(-1)! };
}

describe('useOpenedPost', () => {
  it('keeps the editor of a new post at the address of its first save', async () => {
    const { go, opened } = await openAt('/blog');
    const { editor } = opened();
    await go('/blog/edit/7', { replace: true, state: stayIn(editor) });
    expect(opened()).toMatchObject({ id: '7', editor, isNew: true });
    await go('/blog/edit/7#page');
    expect(opened()).toMatchObject({ editor });
  });

  it('opens another editor for a new post after that', async () => {
    const { go, back, opened } = await openAt('/blog');
    const { editor } = opened();
    await go('/blog/edit/7', { replace: true, state: stayIn(editor) });
    await go('/blog');
    expect(opened()).toMatchObject({ id: undefined, isNew: true });
    expect(opened().editor).not.toBe(editor);
    await back();
    expect(opened()).toMatchObject({ id: '7', isNew: false });
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
