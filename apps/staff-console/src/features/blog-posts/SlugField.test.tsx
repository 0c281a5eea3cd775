// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { SlugField } from './SlugField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types a title whose slug the server has free or not, and returns what the status says at each letter. */
async function spokenWhileTyping(isFree: boolean) {
  const place = document.createElement('div');
  const { render } = mountIn(place);
  const wrap = withData({ fetch: async () => Response.json({ isFree, suggestion: 'chip-seal-2' }) });
  const show = (value: string) =>
    render(wrap(<SlugField value={value} stored="" id={undefined} error={undefined} onChange={() => {}} />));
  const spoken = () => place.querySelector('[role="status"]')?.textContent;
  const during = [];
  for (const value of ['c', 'ch', 'chip']) {
    await show(value);
    during.push(spoken());
  }
  await act(async () => vi.advanceTimersByTimeAsync(500));
  return { during, after: spoken()?.trim() };
}

describe('SlugField', () => {
  it('announces the result of the check, and no letter of the address', async () => {
    expect(await spokenWhileTyping(true)).toEqual({ during: ['', '', ''], after: 'The address is free.' });
    expect(await spokenWhileTyping(false)).toEqual({ during: ['', '', ''], after: 'Another post has the address.' });
  });
});
