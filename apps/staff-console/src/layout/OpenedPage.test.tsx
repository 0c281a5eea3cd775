// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { OpenedPage } from './OpenedPage.tsx';
import { useTitle } from './use-title.ts';

let navigate: NavigateFunction;

function Posts() {
  useTitle('Posts');
  navigate = useNavigate();
  return <a href="/requests">A row</a>;
}

function Requests({ hasField }: { hasField?: boolean }) {
  useTitle('Requests');
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that chooses its own focus.
  return hasField && <input autoFocus />;
}

async function openPosts() {
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    <MemoryRouter>
      <button type="button">Navigation</button>
      <main id="page" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Posts />} />
          <Route path="/requests" element={<Requests />} />
          <Route path="/search" element={<Requests hasField />} />
        </Routes>
      </main>
      <OpenedPage pageId="page" />
    </MemoryRouter>,
  );
  return {
    said: () => place.querySelector('[aria-live]')?.textContent,
    go: (to: string) => act(async () => navigate(to)),
  };
}

describe('OpenedPage', () => {
  it('announces the page that opens', async () => {
    const { said, go } = await openPosts();
    expect(said()).toBe('Posts');
    await go('/requests');
    expect(said()).toBe('Requests');
  });

  it('moves the focus to the page when it was on a part that is gone', async () => {
    const { go } = await openPosts();
    document.querySelector('a')!.focus();
    await go('/requests');
    expect(document.activeElement?.id).toBe('page');
  });

  it('leaves the focus where a person or the page put it', async () => {
    const { go } = await openPosts();
    document.querySelector('button')!.focus();
    await go('/requests');
    expect(document.activeElement?.textContent).toBe('Navigation');
    document.querySelector('button')!.blur();
    await go('/search');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
