// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { HeadlineField } from './HeadlineField.tsx';

/** Renders the field before another one, and returns its text area. */
async function show(look: 'title' | 'lead', onChange = (_value: string) => {}) {
  const place = document.body.appendChild(document.createElement('form'));
  const { render } = mountIn(place);
  const field = { label: 'Words', name: 'words', look, value: 'a', error: undefined, onChange };
  await render(
    <>
      <HeadlineField {...field} />
      <textarea name="next" />
    </>,
  );
  return place.querySelector<HTMLTextAreaElement>('[name="words"]')!;
}

describe.each(['title', 'lead'] as const)('HeadlineField with the look %s', (look) => {
  it('moves on to the next field by Enter', async () => {
    const area = await show(look);
    area.focus();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => area.dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
    expect(document.activeElement?.getAttribute('name')).toBe('next');
  });
  it('turns pasted line breaks into spaces', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const area = await show(look, onChange);
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
    await act(async () => {
      set.call(area, 'a \n\n b\nc ');
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledWith('a b c ');
  });
});
