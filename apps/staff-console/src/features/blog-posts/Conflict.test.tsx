// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { Conflict } from './Conflict.tsx';
import type { PostEditing } from './use-post-editing.ts';

const basedOn = '2026-11-27T10:00:00.000Z';
const later = '2026-11-27T10:05:00.000Z';

async function show(savedAt: string | undefined, { isChanged = false, isSaving = false } = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  const editing = { base: { post: {}, basedOn }, form: { isChanged }, saving: { isSaving } } as unknown as PostEditing;
  await mountIn(place).render(
    <ToastRoot>
      <Conflict editing={editing} savedAt={savedAt} />
    </ToastRoot>,
  );
  return [...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
}

describe('Conflict', () => {
  it('announces the save of a colleague while the post is open', async () => {
    expect(await show(later)).toContain(
      'Somebody else saved it, or you did in another window. You see it as it was before.',
    );
    expect(await show(later, { isChanged: true })).toContain('Your words stay here and are not saved.');
  });

  it('is silent about the save that the writer sees, the own one, and an unknown one', async () => {
    expect(await show(basedOn)).toBe('');
    expect(await show(later, { isSaving: true })).toBe('');
    expect(await show(undefined)).toBe('');
  });
});
