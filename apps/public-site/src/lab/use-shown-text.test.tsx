// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import '@workspace/contracts/react/test/render-hook';
import { AnswerPanel } from './AnswerPanel.tsx';
import { CostField } from './CostField.tsx';
import { firstViewOf } from './first-view.ts';
import { targetOf } from './target.ts';

const view = firstViewOf('segments=500');

const answerPanel = (target: string) => (
  <AnswerPanel
    state={{ ...view.state, target }}
    figures={view.figures}
    planned={view.state}
    hold={view.hold}
    isLooking={false}
    target={targetOf(target, 64)}
    onTarget={() => undefined}
    onBudget={() => undefined}
  />
);
const costField = (text: string) => (
  <CostField
    treatment="overlay"
    streetClass="local"
    state={{ costList: 'somerville', costs: { 'overlay-local': text } }}
    onText={() => undefined}
  />
);

/** Hydrates a field with 70 into which somebody has typed a text, or not, and returns its input. */
async function hydrateField(fieldWith: (text: string) => ReactNode, typed?: string) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(fieldWith('70'));
  const input = place.querySelector('input')!;
  if (typed !== undefined) input.value = typed;
  const root = await act(async () => hydrateRoot(place, fieldWith('70')));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return { input, render: async (text: string) => act(async () => root.render(fieldWith(text))) };
}

describe.each([
  ['the target', answerPanel],
  ['a cost', costField],
])('the field of %s', (_name, fieldWith) => {
  it('shows the text that Back leads to', async () => {
    const { input, render } = await hydrateField(fieldWith);
    input.value = '55';
    await render('55');
    await render('70');
    expect(input.value).toBe('70');
  });

  it('keeps a text that was typed before hydration', async () => {
    const { input } = await hydrateField(fieldWith, '6');
    expect(input.value).toBe('6');
  });
});
