import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../layout/is-focus-lost.ts';
import type { DraftBlock } from './draft-blocks.ts';

/**
 * Moves the focus to a block that was added, and keeps it in a block that was moved: the browser drops it when the
 * element is inserted elsewhere. After a removal it goes to the block in its place.
 */
export function useBlockFocus(
  list: RefObject<HTMLOListElement | null>,
  blocks: readonly DraftBlock[],
  newKey: string | undefined,
): void {
  const focused = useRef<{ element: HTMLElement; index: number }>(undefined);
  const keys = blocks.map(({ key }) => key).join(' ');
  useLayoutEffect(() => {
    const root = list.current!;
    const remember = ({ target }: FocusEvent) => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-block]');
      if (row) focused.current = { element: target as HTMLElement, index: rowsOf(root).indexOf(row) };
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, [list]);
  useLayoutEffect(() => {
    const { element, index } = focused.current ?? {};
    if (!element || !isFocusLost()) return;
    if (element.isConnected) element.focus();
    else gripOf(rowsOf(list.current!)[Math.min(index!, rowsOf(list.current!).length - 1)])?.focus();
  }, [list, keys]);
  useLayoutEffect(() => {
    const row = rowsOf(list.current!).find(({ dataset }) => dataset.block === newKey);
    const field = row?.querySelector<HTMLElement>('input, textarea, [contenteditable]') ?? gripOf(row);
    if (newKey !== undefined) field?.focus();
  }, [list, newKey]);
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-block]')];
const gripOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-grip] button');
