// @vitest-environment jsdom
import { act } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new Error('a fault');
}

async function openBroken() {
  // React reports the caught error.
  vi.mocked(console.error).mockImplementation(() => {});
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    <MemoryRouter>
      <Link to="/posts">Posts</Link>
      <PageBoundary>
        <Routes>
          <Route path="/" element={<Broken />} />
          <Route path="/posts" element={<p>All posts</p>} />
        </Routes>
      </PageBoundary>
    </MemoryRouter>,
  );
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
  vi.mocked(console.error).mockClear();
  return { place, open: () => act(async () => place.querySelector('a')!.click()) };
}

describe('PageBoundary', () => {
  it('shows a message in place of a page that fails, and leaves the navigation', async () => {
    const { place } = await openBroken();
    expect(place.querySelector('h1')?.textContent).toBe('This page could not be shown');
    expect(place.querySelector('button')?.textContent).toBe('Load it again');
    expect(place.querySelector('a')?.textContent).toBe('Posts');
  });

  it('shows the next page', async () => {
    const { place, open } = await openBroken();
    await open();
    expect(place.textContent).toBe('PostsAll posts');
  });
});
