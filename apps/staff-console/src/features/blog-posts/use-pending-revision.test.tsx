// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveOnDevice, openEditor, post, signInOnEmptyDevice } from './test/open-editor.tsx';

beforeEach(signInOnEmptyDevice);

/** The revision of the opening whose text `leaveOnDevice` leaves. */
const revision = (title: string) => ({
  title,
  opening: { writer: 'earlier', at: 1 },
  basedOn: post.updatedAt,
  savedBy: 'ada@lanesight.ai',
  savedAt: '2026-11-21T09:00:00.000Z',
});

const until = (check: () => void) => act(() => vi.waitFor(check, { timeout: 10_000 }));

async function open() {
  const editor = await openEditor(post);
  const reads = () => editor.copies.filter(({ url }) => url.endsWith('/autosaves'));
  /** Answers the request that precedes the first words of this visit. */
  const answer = async (title: string) => {
    await until(() => expect(reads()).toHaveLength(2));
    await act(async () => reads()[1]!.respond(Response.json({ autosaves: [revision(title)] })));
  };
  const stored = () => editor.copies.filter(({ url }) => url.endsWith('/autosave'));
  return { ...editor, answer, stored };
}

describe('usePendingRevision', () => {
  it('offers the words of another device to a person who has begun to write, before they are replaced', async () => {
    const { current, type, answer, stored } = await open();
    await type({ title: 'Written at the office' });
    expect(stored()).toEqual([]);
    await answer('Written on the train');
    expect(current().pending?.values.title).toBe('Written on the train');
    await until(() => expect(stored()).toHaveLength(1));
  });

  it('is left on the server when the editor closed before it could offer them', async () => {
    const { type, answer, stored, unmount } = await open();
    await type({ title: 'Written at the office' });
    await unmount();
    await answer('Written on the train');
    // A rejected text is tried again only by an open editor.
    expect(stored()).toEqual([]);
  });

  it('does not offer words that were restored from this device meanwhile', async () => {
    leaveOnDevice('Left here');
    const { current, answer, stored } = await open();
    await act(async () => current().restore());
    expect(current().form.values.title).toBe('Left here');
    await answer('Left here');
    await until(() => expect(stored()).toHaveLength(1));
    expect(current().pending).toBeUndefined();
  });
});
