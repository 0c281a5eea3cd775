// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { ReplyField } from './ReplyField.tsx';
import type { Comments } from './use-comments.ts';

async function openReply(reply: Comments['reply']) {
  const place = document.body.appendChild(document.createElement('div'));
  const onClose = vi.fn<() => void>();
  await mountIn(place).render(<ReplyField comment={{ id: 'c1' } as Comment} store={{ reply }} onClose={onClose} />);
  const field = place.querySelector('textarea')!;
  const write = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (key: string, ctrlKey = false) =>
    act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    });
  return { place, onClose, write, press };
}

it('asks before the tab closes over a reply, and sends it once while Ctrl+Enter is held', async () => {
  const reply = vi.fn<Comments['reply']>(() => new Promise(() => {}));
  const { write, press } = await openReply(reply);
  await write('Yes');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press('Enter', true);
  await press('Enter', true);
  expect(reply).toHaveBeenCalledExactlyOnceWith('c1', 'Yes');
});

it('asks before Escape discards a reply, and closes at once without words', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  const { place, onClose, write, press } = await openReply(async () => undefined);
  await write('Yes');
  await press('Escape');
  expect(onClose).not.toHaveBeenCalled();
  expect(place.textContent).toContain('Discard what you wrote?');
  await write('');
  await press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});
