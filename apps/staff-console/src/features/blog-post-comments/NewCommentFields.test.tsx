// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { NewCommentFields } from './NewCommentFields.tsx';
import type { Place, Target } from './target.ts';
import type { Comments } from './use-comments.ts';
import type { Commenting } from './use-commenting.ts';

it('asks before the tab closes over a comment, and stores it once while Ctrl+Enter is held', async () => {
  const add = vi.fn<Comments['add']>(() => new Promise(() => {}));
  const composer = { setGuard: () => {} };
  const commenting = { store: { add }, composer, setTarget: () => {} } as unknown as Commenting;
  const passage = { id: 'new', anchor: { quote: 'Seal early.' } } as Place;
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(<NewCommentFields {...{ commenting, passage }} target={{} as Target} />);
  const field = place.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'How early?');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  const press = () => new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true });
  await act(async () => field.dispatchEvent(press()));
  await act(async () => field.dispatchEvent(press()));
  expect(add).toHaveBeenCalledOnce();
});
