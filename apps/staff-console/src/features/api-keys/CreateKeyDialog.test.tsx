// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';

// jsdom has no modal dialogs.
const methods = { showModal: () => {}, close: () => {} };
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, methods));
afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

it('repeats the same request after a lost response, so that one key is created', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent: unknown[] = [];
  const fetch = async (_url: string, { body, headers }: RequestInit) => {
    sent.push([body, (headers as Record<string, string>)['idempotency-key']]);
    throw new TypeError('Failed to fetch');
  };
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    withData({ fetch })(
      <MemoryRouter>
        <ToastRoot>
          <CreateKeyDialog onClose={() => {}} onCreated={() => {}} />
        </ToastRoot>
      </MemoryRouter>,
    ),
  );
  const name = place.querySelector<HTMLInputElement>('input:not([type=checkbox])')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'CRM');
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => place.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  const submit = () => act(async () => place.querySelector('form')!.requestSubmit());
  await submit();
  vi.setSystemTime(Date.now() + 5_000);
  await submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
