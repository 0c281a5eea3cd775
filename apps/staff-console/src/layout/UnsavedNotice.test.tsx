// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { UnsavedNotice } from './UnsavedNotice.tsx';

/** A form as the notice finds it: its text is mounted again when another is restored. */
function Form({ isRich }: { isRich: boolean }) {
  const [round, setRound] = useState(0);
  const settle = () => setRound(round + 1);
  return (
    <main tabIndex={-1}>
      {round === 0 && <UnsavedNotice at={0} source="" differences="" onRestore={settle} onDiscard={settle} />}
      <button type="button">Publish</button>
      <input type="checkbox" />
      <textarea aria-label="Title" />
      {isRich && <div key={round} role="textbox" data-slate-editor="" tabIndex={0} aria-label="Content" />}
    </main>
  );
}

afterEach(() => document.body.replaceChildren());

async function press(name: string, isRich = true): Promise<string | null | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(<Form isRich={isRich} />);
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  button.focus();
  act(() => button.click());
  return document.activeElement?.getAttribute('aria-label');
}

describe('UnsavedNotice', () => {
  it.each(['Restore', 'Discard'])('moves the focus to the text after %s', async (name) =>
    expect(await press(name)).toBe('Content'),
  );

  it('moves the focus to the first field of a form without such a text', async () =>
    expect(await press('Restore', false)).toBe('Title'));
});
