// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Image } from '@workspace/contracts/images';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { ImageDialog } from './ImageDialog.tsx';

// jsdom has no modal dialogs.
const methods = { showModal: () => {}, close: () => {} };
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, methods));
afterEach(() => {
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

const image: Image = {
  id: '019aa8b0-0000-7000-8000-000000000002',
  url: '/media/road.jpg',
  width: 800,
  height: 600,
  color: '#888888',
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
  variants: [],
  status: 'ready',
  caption: '',
  credit: '',
  fileName: 'road.jpg',
  bytes: 1_000,
  uses: 0,
  createdBy: 'ada@lanesight.ai',
  createdAt: '2026-11-28T09:00:00.000Z',
};
const fetch = async () => Response.json({ image, posts: [] });

it('asks before it discards the texts of a picture', async () => {
  const onClose = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const dialog = <ImageDialog image={image} onClose={onClose} onChanged={() => {}} />;
  await mountIn(place).render(
    withData({ fetch })(
      <MemoryRouter>
        <ToastRoot>{dialog}</ToastRoot>
      </MemoryRouter>,
    ),
  );
  const field = place.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'A road with cracks');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(onClose).not.toHaveBeenCalled();
  expect(place.textContent).toContain('Discard what you wrote?');
});
