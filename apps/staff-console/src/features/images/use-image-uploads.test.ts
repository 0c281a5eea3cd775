// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useImageUploads } from './use-image-uploads.ts';

/** Returns true when the browser asks before the page is left. */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

afterEach(() => vi.unstubAllGlobals());

describe('useImageUploads', () => {
  it('asks before the page is left while a file is on its way or waits', async () => {
    const pending: EventTarget[] = [];
    class PendingRequest extends EventTarget {
      upload = new EventTarget();
      constructor() {
        super();
        pending.push(this);
      }
      open() {}
      send() {}
      setRequestHeader() {}
      abort() {}
    }
    vi.stubGlobal('XMLHttpRequest', PendingRequest);
    const { current, unmount } = await renderHook(() => useImageUploads(), undefined);
    expect(asksBeforeLeaving()).toBe(false);
    const file = new File(['pixels'], 'street.jpg');
    await act(async () => void current().add([file, file, file]));
    expect(pending).toHaveLength(2);
    expect(asksBeforeLeaving()).toBe(true);
    // Uploads go on while their page is left for another of the console.
    await unmount();
    expect(asksBeforeLeaving()).toBe(true);
    await act(async () => pending.forEach((request) => request.dispatchEvent(new Event('error'))));
    await vi.waitFor(() => expect(pending).toHaveLength(3));
    await act(async () => void pending[2]!.dispatchEvent(new Event('error')));
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });
});
