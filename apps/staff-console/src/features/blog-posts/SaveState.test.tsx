// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import type { ServerState } from '../../layout/server-copy.ts';
import { SaveState } from './SaveState.tsx';

async function openState() {
  const place = document.createElement('div');
  const { render } = mountIn(place);
  const show = (onServer: ServerState, isSaving = false) =>
    render(<SaveState isStored isSaving={isSaving} isChanged={onServer !== 'none'} onServer={onServer} />);
  await show('none');
  return {
    show,
    shown: () => place.querySelector('p')?.textContent,
    spoken: () => place.querySelector('[role="status"]')?.textContent,
  };
}

describe('SaveState', () => {
  it('announces once that words are kept, however often the typing pauses', async () => {
    const { show, shown, spoken } = await openState();
    await show('waiting');
    expect(shown()).toBe('Unsaved changes');
    expect(spoken()).toBe('The post is saved.');
    await show('kept');
    const stored = 'Your words are kept until you save the post.';
    expect(spoken()).toBe(stored);
    await show('waiting');
    expect(shown()).toBe('Unsaved changes');
    expect(spoken()).toBe(stored);
  });

  it('announces a save, and words that are on this device only', async () => {
    const { show, spoken } = await openState();
    await show('failed');
    expect(spoken()).toBe('Your words are kept on this device only.');
    await show('kept', true);
    expect(spoken()).toBe('Your words are kept on this device only.');
    await show('none');
    expect(spoken()).toBe('The post is saved.');
  });
});
