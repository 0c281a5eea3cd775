import { useEffect, useId, useRef, useState } from 'react';
import { isFocusLost } from '../../layout/is-focus-lost.ts';
import { isPressed } from '../../layout/shortcut.ts';
import { useStable } from '../../layout/use-stable.ts';
import { useDocumentShortcut } from '../../layout/use-document-shortcut.ts';

type PreviewView = 'beside' | 'full';

/** State of the pane with the live preview. */
export interface PreviewPane {
  id: string;
  isOpen: boolean;
  view: PreviewView;
  setView: (view: PreviewView) => void;
  toggle: () => void;
  /** Closes it, and returns to the place in the text. */
  close: () => void;
  /** Escape closes it, wherever the focus is in it; where it covers the text, also from elsewhere. */
  onKey: (event: KeyboardEvent) => void;
}

const previewKeys = { key: 'p', shift: true } as const;

/** State of the live preview, which Ctrl+Shift+P opens and closes, or Cmd+Shift+P on a Mac. */
export function usePreviewPane(): PreviewPane {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<PreviewView>('beside');
  const returnToText = useReturnToText(id);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(returnToText);
  };
  const toggle = () => (isOpen ? close() : setOpen(true));
  const onKey = (event: KeyboardEvent): void => {
    const isEscape = event.key === 'Escape' && !event.defaultPrevented;
    if (!isEscape && !isPressed(previewKeys, event)) return;
    event.preventDefault();
    // The shortcut of the document would open it again.
    event.stopPropagation();
    close();
  };
  useDocumentShortcut(previewKeys, toggle);
  const coversText = () => view === 'full' || !matchMedia('(min-width: 60rem)').matches;
  useDocumentEscape(() => {
    if (!isOpen || !coversText()) return false;
    close();
    return true;
  });
  return { id, isOpen, view, setView, toggle, close, onKey };
}

/** Runs an action on Escape wherever the focus is, except below a dialog or a menu. It returns false if it does nothing. */
function useDocumentEscape(run: () => boolean): void {
  const runLatest = useStable(run);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open], [popover]:popover-open') && runLatest()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [runLatest]);
}

/** Returns a function that focuses the text where the writer left it. */
function useReturnToText(paneId: string): () => void {
  const left = useRef<{ field: HTMLElement; range: Range | undefined }>(undefined);
  useEffect(() => {
    const leave = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !target.matches('input, textarea, [contenteditable="true"]')) return;
      if (target.closest(`[id="${paneId}"], dialog`)) return;
      const selection = getSelection();
      const isInside = selection?.rangeCount && target.contains(selection.anchorNode);
      left.current = { field: target, range: isInside ? selection.getRangeAt(0).cloneRange() : undefined };
    };
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [paneId]);
  return () => {
    // The focus was not in the preview.
    if (!isFocusLost()) return;
    const { field, range } = left.current ?? {};
    if (!field?.isConnected) return document.querySelector<HTMLElement>('[name="title"]')?.focus();
    field.focus();
    if (range)
      getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  };
}
