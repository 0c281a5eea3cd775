// @vitest-environment jsdom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { PlanTabs } from './PlanTabs.tsx';

function Tabs() {
  const [hasSecond, setSecond] = useState(false);
  return (
    <PlanTabs
      shown={hasSecond ? 'b' : 'a'}
      compareHref={hasSecond ? undefined : '/lab?show=b'}
      onShow={() => setSecond(true)}
      onRemove={() => setSecond(false)}
    />
  );
}

const press = (selector: string) =>
  act(async () => {
    const pressed = document.querySelector<HTMLElement>(selector)!;
    pressed.focus();
    pressed.click();
  });

describe('PlanTabs', () => {
  it('moves the focus to the second plan when it opens, and back to the link when it is removed', async () => {
    await mountIn(document.body.appendChild(document.createElement('div'))).render(<Tabs />);
    expect(document.activeElement).toBe(document.body);
    await press('a');
    expect(document.activeElement).toMatchObject({ type: 'radio', value: 'b' });
    await press('button');
    expect(document.activeElement?.textContent).toBe('Compare with a plan B');
  });
});
