// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { OpenedPage } from './OpenedPage.tsx';
import { useTitle } from './use-title.ts';

function Posts() {
  useTitle('Posts');
  return <button type="button">A row</button>;
}

function Campaigns() {
  useTitle('Campaigns');
  const [rows, setRows] = useState<number[]>([]);
  useEffect(() => {
    void Promise.resolve().then(() => setRows([1, 12]));
  }, []);
  return (
    <ul data-rows="">
      {rows.map((id) => (
        <li key={id}>
          <Link to={`/campaigns/${id}`} data-opens="">
            Open {id}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Campaign() {
  useTitle('Campaign');
  return <Link to="/campaigns">Back</Link>;
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
      <Link to="/requests">Requests</Link>
      <Link to="/search">Search</Link>
      <Link to="/campaigns">Campaigns</Link>
      <main id="page" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Posts />} />
          <Route path="/campaigns" element={<Campaigns />} />
          <Route path="/campaigns/:id" element={<Campaign />} />
          <Route path="/requests" element={<Requests />} />
          <Route path="/search" element={<Requests hasField />} />
        </Routes>
      </main>
      <OpenedPage pageId="page" />
    </MemoryRouter>,
  );
  const link = (path: string) => place.querySelector<HTMLElement>(`a[href="${path}"]`)!;
  return {
    said: () => place.querySelector('[aria-live]')?.textContent,
    link,
    // A click by script moves no focus.
    go: (path: string) => act(async () => link(path).click()),
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
    document.querySelector('button')!.focus();
    await go('/requests');
    expect(document.activeElement?.id).toBe('page');
  });

  it('moves the focus to the row of a list whose page was left', async () => {
    const { link, go } = await openPosts();
    await go('/campaigns');
    link('/campaigns/12').focus();
    await go('/campaigns/12');
    document.querySelector<HTMLElement>('main a')!.focus();
    await act(async () => document.querySelector<HTMLElement>('main a')!.click());
    expect(document.activeElement).toBe(link('/campaigns/12'));
  });

  it('leaves the focus where a person or the page put it', async () => {
    const { link, go } = await openPosts();
    link('/requests').focus();
    await go('/requests');
    expect(document.activeElement).toBe(link('/requests'));
    link('/requests').blur();
    await go('/search');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
