// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useContactKeys } from './use-contact-keys.ts';

const rows =
  '<ul data-rows><li><a href="#1" data-request="1">One</a></li><li><a href="#2" data-request="2">Two</a></li></ul>';

async function pressed(key: string, { focused, isDenied = false }: { focused?: string; isDenied?: boolean }) {
  document.body.innerHTML = rows;
  const action = () => vi.fn<(id: string) => void>();
  const actions = { onArchive: action(), onAssign: action(), onTags: action(), onReply: action() };
  const { unmount } = await renderHook(
    () => useContactKeys({ openId: '1', isDenied, onSelected: undefined, ...actions }),
    undefined,
  );
  document.querySelector<HTMLElement>(`[data-request="${focused}"]`)?.focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await unmount();
  return actions;
}

describe('useContactKeys', () => {
  it('replies to the focused request, as the other keys act on it, and not to the open one', async () => {
    expect((await pressed('r', { focused: '2' })).onReply).toHaveBeenCalledExactlyOnceWith('2');
    expect((await pressed('a', { focused: '2' })).onAssign).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('replies to the open request where none is focused', async () => {
    expect((await pressed('r', {})).onReply).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('replies to nobody for people who may not change requests', async () => {
    expect((await pressed('r', { focused: '2', isDenied: true })).onReply).not.toHaveBeenCalled();
  });
});
