// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useSearchField } from './use-search-field.ts';

async function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[] = [];
  const hook = await renderHook(
    ({ search }: { search: string }) => useSearchField(search, (words) => sent.push(words)),
    { search: '' },
  );
  const written = () => hook.current()[0];
  const later = () => act(async () => void vi.runAllTimers());
  const type = async (words: string) => {
    await act(async () => hook.current()[1](words));
    await later();
  };
  return { sent, written, type, later, arrive: (search: string) => hook.rerender({ search }) };
}

describe('useSearchField', () => {
  it('keeps letters that are typed before the URL of earlier ones arrives', async () => {
    const { sent, written, type, arrive } = await open();
    await type('r');
    await type('ro');
    await type('ros');
    await arrive('r');
    expect(written()).toBe('ros');
    await arrive('ros');
    expect(written()).toBe('ros');
    expect(sent.at(-1)).toBe('ros');
  });

  it('follows Back and a link, also to words that the field sent before', async () => {
    const { written, type, arrive } = await open();
    await type('r');
    await arrive('r');
    await arrive('');
    expect(written()).toBe('');
    await arrive('r');
    expect(written()).toBe('r');
  });

  it('sends words again that were changed back while their URL was on its way', async () => {
    const { sent, type, later, arrive } = await open();
    await type('r');
    await type('');
    await arrive('r');
    await later();
    expect(sent).toEqual(['r', '']);
  });
});
