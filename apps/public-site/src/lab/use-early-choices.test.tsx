// @vitest-environment jsdom
import { act, useCallback, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import '@workspace/contracts/react/test/render-hook';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { Choices } from './Choices.tsx';
import { HiddenState } from './HiddenState.tsx';
import { defaultState, secondPlanOf, type LabState } from './lab-state.ts';
import { formId, useEarlyChoices } from './use-early-choices.ts';

const strategies = ['nothing', 'worst-first', 'benefit-per-dollar'].map((value) => ({ value, label: value }));

function Form({ state: first, received }: { state: LabState; received: Partial<LabState>[] }) {
  const [state, setState] = useState(first);
  const adopt = useCallback(
    (part: Partial<LabState>) => {
      received.push(part);
      setState((last) => ({ ...last, ...part }));
    },
    [received],
  );
  useEarlyChoices(first, adopt);
  const { strategy } = state.b ?? state.a;
  return (
    <form id={formId}>
      <HiddenState state={state} />
      <input name="target" defaultValue={state.target} />
      <Choices legend="" name={state.b ? 'plan-b' : 'plan'} value={strategy} options={strategies} onChoose={() => {}} />
      <select name="band" value={state.band ?? ''} onChange={() => {}}>
        <option value="" />
        <option>Fair</option>
      </select>
      <AssumptionsPanel state={state} onChange={() => {}} />
    </form>
  );
}

/** Changes a form that no script runs on yet, hydrates it, and returns the parts of the state that follow, and the form. */
async function hydrateAfter(choose: (form: HTMLFormElement) => void, state = defaultState) {
  const place = document.body.appendChild(document.createElement('div'));
  const received: Partial<LabState>[] = [];
  place.innerHTML = renderToString(<Form state={state} received={[]} />);
  choose(place.querySelector('form')!);
  const root = await act(async () => hydrateRoot(place, <Form state={state} received={received} />));
  const shown = new URLSearchParams(
    Array.from(new FormData(place.querySelector('form')!), ([name, text]) => [name, String(text)]),
  );
  await act(async () => root.unmount());
  place.remove();
  return { received, shown };
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

describe('useEarlyChoices', () => {
  it('adopts a target, a cost and chosen options', async () => {
    const { received, shown } = await hydrateAfter((form) => {
      fieldOf(form, 'target').value = '70';
      fieldOf(form, 'overlay-local').value = '55';
      fieldOf(form, 'curve').value = 'exponential';
      fieldOf(form, 'band').value = 'Fair';
    });
    expect(received).toEqual([
      expect.objectContaining({ target: '70', costs: { 'overlay-local': '55' }, curve: 'exponential', band: 'Fair' }),
    ]);
    expect(shown.get('overlay-local')).toBe('55');
    expect(shown.get('band')).toBe('Fair');
  });

  it('adopts an order of work for the plan on the map alone', async () => {
    const chooseNothing = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[value=nothing]')!.click();
    expect((await hydrateAfter(chooseNothing)).received).toEqual([
      expect.objectContaining({ a: { ...defaultState.a, strategy: 'nothing' } }),
    ]);
    const both: LabState = { ...defaultState, b: secondPlanOf(defaultState), shown: 'b' };
    const { received, shown } = await hydrateAfter(chooseNothing, both);
    expect(shown.get('plan-b')).toBe('nothing');
    expect(received).toEqual([expect.objectContaining({ a: both.a, b: { ...both.b, strategy: 'nothing' } })]);
  });

  it('changes nothing in an untouched form', async () => {
    expect((await hydrateAfter(() => {})).received).toEqual([]);
    const cost = { 'overlay-local': '55' };
    const { received } = await hydrateAfter(() => {}, { ...defaultState, costList: 'berkeley', costs: cost });
    expect(received).toEqual([]);
  });
});
