// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { FormDialog } from './FormDialog.tsx';

// jsdom has no modal dialogs.
const methods = { showModal: () => {}, close: () => {} };
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, methods));
afterEach(() => {
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

async function open(state: { isBusy: boolean; hasUnsavedChanges: boolean }) {
  const onClose = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    <FormDialog title="Create a list" submitLabel="Create" onSubmit={() => {}} {...{ ...state, onClose }}>
      <input />
    </FormDialog>,
  );
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await act(async () => place.querySelector('input')!.dispatchEvent(escape));
  const typed = new InputEvent('beforeinput', { bubbles: true, cancelable: true });
  const takesWords = place.querySelector('input')!.dispatchEvent(typed);
  return { onClose, takesWords, isAsked: place.textContent.includes('Discard what you wrote?') };
}

/** Returns true when the browser asks before it closes the tab. */
const asksBeforeTheTabCloses = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('FormDialog', () => {
  it('closes at once without unsaved changes', async () => {
    const { onClose, isAsked } = await open({ isBusy: false, hasUnsavedChanges: false });
    expect(onClose).toHaveBeenCalledOnce();
    expect(isAsked).toBe(false);
    expect(asksBeforeTheTabCloses()).toBe(false);
  });

  it('asks before it discards changes, also when the tab closes', async () => {
    const { onClose, isAsked } = await open({ isBusy: false, hasUnsavedChanges: true });
    expect(onClose).not.toHaveBeenCalled();
    expect(isAsked).toBe(true);
    expect(asksBeforeTheTabCloses()).toBe(true);
  });

  it('stays open while its changes are being stored', async () => {
    const { onClose, isAsked } = await open({ isBusy: true, hasUnsavedChanges: true });
    expect(onClose).not.toHaveBeenCalled();
    expect(isAsked).toBe(false);
  });

  it('takes no words while its changes are being stored: they would close with it', async () => {
    expect((await open({ isBusy: true, hasUnsavedChanges: true })).takesWords).toBe(false);
    expect((await open({ isBusy: false, hasUnsavedChanges: true })).takesWords).toBe(true);
  });
});
