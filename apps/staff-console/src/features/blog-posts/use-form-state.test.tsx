// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedInHint } from '@workspace/contracts/signed-in-hint';
import { onDevice, openEditor, post } from './test/open-editor.tsx';

let unmount = async () => {};
async function open(...given: Parameters<typeof openEditor>) {
  const editor = await openEditor(...given);
  ({ unmount } = editor);
  return editor;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${signedInHint}=1`;
});
afterEach(() => unmount());

describe('useFormState', () => {
  it('sends text that is not read yet, and counts its words once', async () => {
    const { current, save, sent } = await open(post);
    let reads = 0;
    const read = () => ({ content: `<p>Just typed, ${(reads += 1)}.</p>` });
    await act(async () => {
      current().form.changeLater(read);
      current().form.changeLater(read);
    });
    expect(current().form.isChanged).toBe(false);
    expect(await save()).toBe(true);
    expect(sent(0)).toMatchObject({ body: { content: '<p>Just typed, 1.</p>' } });
    expect(current().form.words).toBe(3);
    expect(reads).toBe(1);
  });

  it('keeps text that is not read yet when another field changes', async () => {
    const { current, type } = await open(post);
    await act(async () => current().form.changeLater(() => ({ content: '<p>Just typed.</p>' })));
    await type({ title: 'Mine' });
    expect(current().form.values).toMatchObject({ title: 'Mine', content: '<p>Just typed.</p>' });
  });

  it('stores text that is not read yet on this device when the page is closed', async () => {
    const { current } = await open(post);
    await act(async () => current().form.changeLater(() => ({ content: '<p>Just typed.</p>' })));
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      // At once: a page that is closed does nothing later.
      expect(onDevice()).toMatchObject([{ values: { content: '<p>Just typed.</p>' } }]);
    });
  });
});
