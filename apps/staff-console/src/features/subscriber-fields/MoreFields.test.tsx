// @vitest-environment jsdom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { MoreFields } from './MoreFields.tsx';
import { someFields } from './test/some-fields.ts';

function Host() {
  const [texts, setTexts] = useState({});
  return <MoreFields fields={someFields(12)} texts={texts} errors={{}} onChange={setTexts} isAll />;
}

const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const input = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.control as HTMLInputElement;

async function type(label: string, value: string): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    setter.call(input(label), value);
    input(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Opens the folded fields. */
async function openFields(): Promise<void> {
  await mountIn(document.body.appendChild(document.createElement('div'))).render(<Host />);
  await act(async () => {
    const fold = document.querySelector('details')!;
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
}

describe('folded fields', () => {
  it('are found by a part of their name, and stay while they have a text', async () => {
    await openFields();
    expect(labels()).toHaveLength(13);
    await type('Find a field', 'field 1');
    expect(labels()).toEqual(['Find a field', 'Field 1', 'Field 10', 'Field 11']);
    await type('Field 11', 'Boulder');
    await type('Find a field', 'nowhere');
    expect(labels()).toEqual(['Find a field', 'Field 11']);
    expect(input('Field 11').value).toBe('Boulder');
  });

  it('do not submit the form around them by Enter in the filter', async () => {
    await openFields();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => input('Find a field').dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
  });
});
