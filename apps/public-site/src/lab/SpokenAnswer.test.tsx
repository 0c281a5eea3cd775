// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { SpokenAnswer } from './SpokenAnswer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => act(async () => vi.advanceTimersByTimeAsync(1000));

async function openAnswer() {
  const place = document.createElement('div');
  const { render } = mountIn(place);
  const show = (text: string, isComplete = true) => render(<SpokenAnswer text={text} isComplete={isComplete} />);
  await show('At $4.0M');
  return { show, spoken: () => place.querySelector('[role="status"]')?.textContent };
}

describe('SpokenAnswer', () => {
  it('announces the answer on which a slider rests, and none on its way', async () => {
    const { show, spoken } = await openAnswer();
    await rest();
    expect(spoken()).toBe('');
    for (const text of ['At $4.1M', 'At $4.2M', 'At $4.3M']) {
      await show(text);
      expect(spoken()).toBe('');
    }
    await rest();
    expect(spoken()).toBe('At $4.3M');
  });

  it('waits for the budget that is looked for, and announces the first answer when it comes back', async () => {
    const { show, spoken } = await openAnswer();
    await show('At $4.1M', false);
    await rest();
    expect(spoken()).toBe('');
    await show('At $4.0M');
    await rest();
    expect(spoken()).toBe('At $4.0M');
  });
});
