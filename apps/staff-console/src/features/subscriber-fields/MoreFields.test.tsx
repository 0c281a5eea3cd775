// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import '@workspace/contracts/react/test/render-hook';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { MoreFields } from './MoreFields.tsx';

const fields = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  key: `field_${index}`,
  name: `Field ${index}`,
  type: 'text',
  emailListId: null,
})) as unknown as SubscriberField[];

function Host() {
  const [texts, setTexts] = useState({});
  return <MoreFields fields={fields} texts={texts} errors={{}} onChange={setTexts} isAll />;
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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Host />));
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
