// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { defaultState } from './lab-state.ts';

const show = () =>
  mountIn(document.body.appendChild(document.createElement('div'))).render(
    <>
      <a href="#assumptions">Change them</a>
      <AssumptionsPanel state={defaultState} onChange={() => undefined} />
    </>,
  );
const fold = () => document.querySelector('details')!;

describe('AssumptionsPanel', () => {
  beforeEach(() => history.replaceState(null, '', '/lab'));

  it('is closed at first', async () => {
    await show();
    expect(fold().open).toBe(false);
  });

  it('opens for a page whose address leads to it', async () => {
    history.replaceState(null, '', '/lab#assumptions');
    await show();
    expect(fold().open).toBe(true);
  });

  it('opens at each press of a link to it', async () => {
    await show();
    for (const _press of ['first', 'second']) {
      await act(async () => document.querySelector('a')!.click());
      expect(fold().open).toBe(true);
      fold().open = false;
    }
  });

  it('opens when Back or Forward leads to it', async () => {
    await show();
    await act(async () => {
      history.replaceState(null, '', '/lab#assumptions');
      dispatchEvent(new Event('hashchange'));
    });
    expect(fold().open).toBe(true);
  });
});
