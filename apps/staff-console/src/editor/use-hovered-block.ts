import { useEffect, useState, type RefObject } from 'react';
import type { Editor } from 'slate';
import { blockAt, blockPlaces } from './block-places.ts';

/** Index of the top-level block beside the mouse, until somebody types. */
export function useHoveredBlock(editor: Editor, mark: RefObject<HTMLElement | null>): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const frame = mark.current?.parentElement;
    if (!frame) return undefined;
    const move = ({ pointerType, clientY, buttons }: PointerEvent) => {
      // The menu of the grip covers other blocks.
      if (frame.querySelector('[popover]:popover-open')) return;
      if (pointerType === 'mouse' && buttons === 0) setIndex(blockAt(blockPlaces(editor), clientY));
    };
    const hide = () => setIndex(undefined);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('input', hide);
    return () => {
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('input', hide);
    };
  }, [editor, mark]);
  return index !== undefined && index < editor.children.length ? index : undefined;
}
