// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { AppearsAtField } from './AppearsAtField.tsx';
import { useFutureTime } from './use-future-time.ts';

function Question() {
  const appearsAt = useFutureTime(null);
  return (
    <>
      <AppearsAtField {...appearsAt} />
      <button type="button" onClick={() => appearsAt.check()}>
        Schedule
      </button>
    </>
  );
}

it('useFutureTime moves the focus to a field without a time, with the error beside it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(<Question />);
  const button = place.querySelector('button')!;
  button.focus();
  await act(async () => button.click());
  const field = place.querySelector('input')!;
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
