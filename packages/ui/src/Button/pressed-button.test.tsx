// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button ignores clicks while it is marked as disabled, and keeps the focus', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => flushSync(() => root.unmount()));
  const save = vi.fn<() => void>();
  const show = (isSaved: boolean) =>
    flushSync(() =>
      root.render(
        <Button aria-disabled={isSaved} onClick={save}>
          Save
        </Button>,
      ),
    );
  show(false);
  const button = place.querySelector('button')!;
  button.focus();
  button.click();
  show(true);
  button.click();
  expect(save).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
