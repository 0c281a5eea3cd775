// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import '@workspace/contracts/react/test/render-hook';
import { amountNames } from './input-names.ts';
import { useCalculator } from './use-calculator.ts';

function Fields() {
  const { form, initialInputs, errors } = useCalculator(new URLSearchParams());
  return (
    <form ref={form}>
      {amountNames.map((name) => (
        <input key={name} name={name} defaultValue={initialInputs[name]} />
      ))}
      <output>{errors.miles}</output>
    </form>
  );
}

/** Types into the miles of a page that no script runs on yet, and hydrates it; `focused` stays in the field. */
async function hydrateAfter(typed: string, focused: boolean): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Fields />);
  const miles = place.querySelector<HTMLInputElement>('[name=miles]')!;
  miles.value = typed;
  if (focused) miles.focus();
  const root = await act(async () => hydrateRoot(place, <Fields />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return place.querySelector('output')!.textContent;
}

describe('useCalculator', () => {
  it('shows the error of a field that was left before hydration', async () => {
    expect(await hydrateAfter('0', false)).toBe('This has to be between 0.1 and 1,000,000.');
    expect(await hydrateAfter('12', false)).toBe('');
  });

  it('shows no error of a field that somebody is still typing into', async () => {
    expect(await hydrateAfter('0', true)).toBe('');
  });
});
