// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
const replaced = { ...image, fileName: 'street.jpg', url: '/media/street.jpg', focalPoint: { x: 0.3, y: 0.3 } };

async function open() {
  const onClose = vi.fn<() => void>();
  const onChanged = vi.fn<() => void>();
  let stored = image;
  const fetch = async (_url: string, { method }: RequestInit) => {
    if (method === 'PUT') stored = replaced;
    return Response.json({ image: stored, posts: [] });
  };
  const global = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => fetch(String(url), init!));
  onTestFinished(() => global.mockRestore());
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    withData({ fetch })(
      <MemoryRouter>
        <ToastRoot>
          <ImageDialog image={image} onClose={onClose} onChanged={onChanged} />
        </ToastRoot>
      </MemoryRouter>,
    ),
  );
  const field = place.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'A road with cracks');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return { place, field, onClose, onChanged };
}

describe('ImageDialog', () => {
  it('asks before it discards the texts of a picture', async () => {
    const { place, field, onClose } = await open();
    await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(onClose).not.toHaveBeenCalled();
    expect(place.textContent).toContain('Discard what you wrote?');
  });

  it('keeps unsaved texts when the file is replaced, and shows the new file with its focal point', async () => {
    const { place, field, onClose, onChanged } = await open();
    const chooser = place.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(chooser, 'files', { value: [new File(['a'], 'street.jpg')] });
    await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })));
    expect([onClose.mock.calls.length, onChanged.mock.calls.length]).toEqual([0, 1]);
    expect(field.value).toBe('A road with cracks');
    expect(place.querySelector('h2')!.textContent).toBe('street.jpg');
    expect(place.querySelector('[role=slider]')!.getAttribute('aria-valuenow')).toBe('30');
  });
});
