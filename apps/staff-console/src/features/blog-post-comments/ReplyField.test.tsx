// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { ReplyField } from './ReplyField.tsx';
import type { Comments } from './use-comments.ts';

it('asks before the tab closes over a reply, and sends it once while Ctrl+Enter is held', async () => {
  const reply = vi.fn<Comments['reply']>(() => new Promise(() => {}));
  const place = document.body.appendChild(document.createElement('div'));
  const comment = { id: 'c1' } as Comment;
  await mountIn(place).render(<ReplyField comment={comment} store={{ reply }} onClose={() => {}} />);
  const field = place.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'Yes');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  const press = () => new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true });
  await act(async () => field.dispatchEvent(press()));
  await act(async () => field.dispatchEvent(press()));
  expect(reply).toHaveBeenCalledExactlyOnceWith('c1', 'Yes');
});
