// @vitest-environment jsdom
import { act, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { RichTextField } from './RichTextField.tsx';
import type { RichTextHandle } from './use-annotations.ts';

const html = '<p>a</p><figure><img src="/media/a/road.jpg" alt="A road"><figcaption>b</figcaption></figure><p>c</p>';

beforeEach(() => {
  vi.stubGlobal('CSS', {});
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getBoundingClientRect = () => ({ top: 0, left: 0, width: 0, height: 0 }) as DOMRect;
  // Frames of a busy browser come before React has rendered.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => (run(0), 0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('choose', () => {
  it('focuses the alt text of a picture before the browser has rendered its fields', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const handle = createRef<RichTextHandle>();
    await mountIn(place).render(<RichTextField label="Content" initial={html} onChange={() => {}} handle={handle} />);
    await act(async () => handle.current!.choose({ path: [1], from: 2, to: 6, part: 'alt' }));
    const field = document.activeElement as HTMLInputElement;
    expect(field.value).toBe('A road');
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6]);
  });
});
