// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { AnswerPanel } from './AnswerPanel.tsx';
import { firstViewOf } from './first-view.ts';
import { targetOf } from './target.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = firstViewOf('');

async function openPanel() {
  const place = document.createElement('div');
  const { render } = mountIn(place);
  const onBudget = vi.fn<(budget: number) => void>();
  const type = (text: string) =>
    render(
      <AnswerPanel
        state={view.state}
        figures={view.figures}
        planned={view.state}
        hold={view.hold}
        isLooking={false}
        target={targetOf(text, view.figures.nothing[0]!.average)}
        onTarget={() => {}}
        onBudget={onBudget}
      />,
    );
  await type('');
  const button = () => place.querySelector('button')!;
  const spoken = () => place.querySelector('[role="status"]')!.textContent;
  return { type, button, spoken, onBudget };
}

describe('AnswerPanel', () => {
  it('announces a target that is no rating, and offers no budget for it', async () => {
    const { type, button, spoken, onBudget } = await openPanel();
    expect(button().textContent).toMatch(/^Use \$/);
    await type('101');
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(spoken()).toContain('Write a rating from 1 to 100');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().textContent).toBe('Use it');
    await act(async () => button().click());
    expect(onBudget).not.toHaveBeenCalled();
    await type('');
    expect(button().textContent).toMatch(/^Use \$/);
  });
});
