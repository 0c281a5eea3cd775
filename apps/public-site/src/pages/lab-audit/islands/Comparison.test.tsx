// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import Comparison from './Comparison.tsx';

const text = () => document.querySelector('[data-ground="asphalt"]')!.textContent;
const paste = (content: string) =>
  act(async () => {
    const field = document.querySelector('textarea')!;
    field.value = content;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('Comparison', () => {
  beforeEach(() => mountIn(document.body.appendChild(document.createElement('div'))).render(<Comparison />));

  it('says why lines are not used when too few are left', async () => {
    await paste('-5,40\nn/a,60\n70,80');
    expect(text()).toContain('No result yet: too few lines');
    expect(text()).toContain('2 lines not used, and why');
    expect(text()).toContain('Line 1: -5 is not between 0 and 100.');
    expect(text()).toContain('Line 2: “n/a” is not a number.');
  });

  it('concludes nothing about 5 points from ratings of a short scale', async () => {
    await paste('7,8\n6,6\n5,4\n9,10');
    expect(text()).toContain('No rating is above 10. On a short scale such as PASER, 5 points are half of all');
    expect(text()).not.toContain('It can be chance.');
    await paste('7,8\n6,6\n5,4\n9,11');
    expect(text()).not.toContain('PASER');
    expect(text()).toContain('It can be chance.');
  });
});
