// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ToastRoot, useToast } from '@workspace/ui/Toast';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Notice() {
  const toast = useToast();
  useEffect(() => void toast({ title: 'Success', description: 'The post is updated.' }), [toast]);
  return null;
}

test('ToastRoot announces title and text as separate words', async () => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    vi.useRealTimers();
  });
  await act(async () =>
    root.render(
      <ToastRoot>
        <Notice />
      </ToastRoot>,
    ),
  );
  const spoken = () => document.querySelector('[role="status"]')?.textContent ?? '';
  // Radix announces two frames after the toast appears.
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(spoken()).toContain('Success The post is updated.');
});
