// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '@workspace/contracts/react/test/fake-api';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { post, signInOnEmptyDevice } from './test/open-editor.tsx';
import { usePostEditing } from './use-post-editing.ts';
import type { PostPlaces } from './use-post-places.ts';
import { usePublishing } from './use-publishing.tsx';

beforeEach(() => {
  signInOnEmptyDevice();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
});

function Page() {
  const places = { goTo: () => {}, toFieldError: () => {} } as unknown as PostPlaces;
  const { askToPublish, dialogs } = usePublishing(usePostEditing(post), places);
  return (
    <>
      <button type="button" onClick={askToPublish}>
        Publish
      </button>
      {dialogs}
    </>
  );
}

async function openPage() {
  const { requests, fetch } = fakeApi();
  const place = document.body.appendChild(document.createElement('div'));
  const page = (
    <MemoryRouter>
      <ToastRoot>
        <Page />
      </ToastRoot>
    </MemoryRouter>
  );
  await mountIn(place).render(withData({ fetch })(page));
  const press = (label: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());
  const field = () => place.querySelector<HTMLInputElement>('dialog input[name=publishAt]');
  const choose = async (time: string) => {
    await act(async () => place.querySelectorAll<HTMLInputElement>('dialog [type=radio]')[1]!.click());
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), time);
      field()!.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const loseSave = () =>
    act(async () => requests.find(({ init }) => init.method === 'PATCH')!.fail(new TypeError('Failed to fetch')));
  return { press, choose, field, loseSave };
}

it('offers the chosen time again after a schedule that failed, and not to publish now', async () => {
  const { press, choose, field, loseSave } = await openPage();
  await press('Publish');
  await choose('2099-03-04T10:30');
  await press('Schedule');
  await loseSave();
  expect(field()).toBeNull();
  await press('Publish');
  expect(field()?.value).toBe('2099-03-04T10:30');
});

it('offers the chosen time again after a field was corrected', async () => {
  const { press, choose, field } = await openPage();
  await press('Publish');
  await choose('2099-03-04T10:30');
  await press('The excerpt has 13 characters: search engines show 50 to 160');
  expect(field()).toBeNull();
  await press('Publish');
  expect(field()?.value).toBe('2099-03-04T10:30');
});
