// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { Composer } from './Composer.tsx';
import type { Target } from './target.ts';
import { useComposer } from './use-composer.tsx';
import type { Commenting } from './use-commenting.ts';

// jsdom has no modal dialogs.
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} }));

const targetOn = (id: string) =>
  ({ passage: { id, anchor: { quote: `Words of ${id}` } }, isReplaceable: true }) as Target;

interface ShownProps {
  ask: () => void;
}

/** The composer, with a button that begins a comment on other words. */
function Shown({ ask }: ShownProps) {
  const [target, setTarget] = useState<Target | undefined>(targetOn('one'));
  const composer = useComposer();
  const rest = { model: 'writer', store: { isStored: true }, requests: { ask }, toText: () => {} };
  const commenting = { ...rest, composer, target, setTarget } as unknown as Commenting;
  return (
    <>
      <button type="button" id="other" onClick={() => composer.leave(() => setTarget(targetOn('two')))} />
      {target && <Composer key={target.passage!.id} {...{ commenting, target }} />}
    </>
  );
}

async function write(words: string) {
  const ask = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(<Shown ask={ask} />);
  const field = place.querySelector('textarea')!;
  const change = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  /** Presses the first button with this label. */
  const press = (label: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());
  if (words) await change(words);
  const other = () => act(async () => place.querySelector<HTMLElement>('#other')!.click());
  const escape = () =>
    act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
  return { place, ask, change, press, actions: { escape, other, request: () => press('Shorten') } };
}

it.each(['escape', 'other', 'request'] as const)('asks before a comment is discarded by %s', async (action) => {
  const { place, ask, press, actions } = await write('Half a thought');
  await actions[action]();
  expect(place.textContent).toContain('Discard what you wrote?');
  await press('Keep writing');
  expect(place.querySelector('textarea')!.value).toBe('Half a thought');
  expect(place.textContent).toContain('Words of one');
  expect(ask).not.toHaveBeenCalled();
  await actions[action]();
  await press('Discard');
  expect(place.textContent).not.toContain('Words of one');
  expect(place.textContent).not.toContain('Discard what you wrote?');
  expect(ask).toHaveBeenCalledTimes(action === 'request' ? 1 : 0);
});

it.each(['escape', 'other', 'request'] as const)('leaves a comment without words at once by %s', async (action) => {
  const { place, actions } = await write('');
  await actions[action]();
  expect(place.textContent).not.toContain('Words of one');
});
