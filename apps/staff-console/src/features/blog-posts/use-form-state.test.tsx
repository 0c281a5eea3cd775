// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { onDevice, openEditor, post, signInOnEmptyDevice } from './test/open-editor.tsx';

beforeEach(signInOnEmptyDevice);

describe('useFormState', () => {
  it('sends text that is not read yet, and counts its words once', async () => {
    const { current, save, sent } = await openEditor(post);
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
    const { current, type } = await openEditor(post);
    await act(async () => current().form.changeLater(() => ({ content: '<p>Just typed.</p>' })));
    await type({ title: 'Mine' });
    expect(current().form.values).toMatchObject({ title: 'Mine', content: '<p>Just typed.</p>' });
  });

  it('stores text that is not read yet on this device when the page is closed', async () => {
    const { current } = await openEditor(post);
    await act(async () => current().form.changeLater(() => ({ content: '<p>Just typed.</p>' })));
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      // At once: a page that is closed does nothing later.
      expect(onDevice()).toMatchObject([{ values: { content: '<p>Just typed.</p>' } }]);
    });
  });
});
