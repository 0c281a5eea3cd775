// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { ConsoleBoundary } from './ConsoleBoundary.tsx';
import { ConsoleNotLoaded } from './console-not-loaded.ts';

/** Renders a console that throws an error, and returns the message. */
async function messageFor(error: Error) {
  // React reports the caught error.
  vi.mocked(console.error).mockImplementation(() => {});
  let isFailing = true;
  const Console = () => {
    if (isFailing) throw error;
    return 'The console';
  };
  const onRetry = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    <ConsoleBoundary onRetry={onRetry}>
      <Console />
    </ConsoleBoundary>,
  );
  vi.mocked(console.error).mockClear();
  const message = place.textContent;
  isFailing = false;
  await act(async () => place.querySelector('button')!.click());
  expect([place.textContent, onRetry.mock.calls.length]).toEqual(['The console', 1]);
  return message;
}

describe('ConsoleBoundary', () => {
  it('says that a console which does not load does not answer', async () => {
    expect(await messageFor(new ConsoleNotLoaded(new Error('offline')))).toContain('does not answer');
  });

  it('says that a console with another contract does not fit', async () => {
    const mismatch = Object.assign(new Error('other'), { name: 'ContractMismatch' });
    expect(await messageFor(new ConsoleNotLoaded(mismatch))).toContain('does not fit this site');
  });

  it('says that a loaded console crashed, and what became of unsaved words', async () => {
    const message = await messageFor(new TypeError('x is undefined'));
    expect(message).toContain('An error stopped the console');
    expect(message).toContain('unsaved words are offered');
    expect(message).not.toContain('does not answer');
  });
});
