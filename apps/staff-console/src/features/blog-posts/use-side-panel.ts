import { useId, useState } from 'react';
import type { PreviewPane } from '../blog-post-previews/use-preview-pane.ts';

/** On a narrow screen the panel would cover the text. */
const hasRoom = () => matchMedia('(min-width: 60rem)').matches;

/** State of the panel beside the text. The live preview takes its place. */
export function useSidePanel(pane: Pick<PreviewPane, 'isOpen' | 'view' | 'close'>) {
  const id = useId();
  const [isWanted, setWanted] = useState(hasRoom);
  const isOpen = isWanted && !pane.isOpen;
  const [tab, setTab] = useState('settings');
  const close = () => setWanted(false);
  const open = () => {
    if (pane.isOpen) pane.close();
    setWanted(true);
  };
  const show = (wanted: string) => {
    setTab(wanted);
    open();
  };
  return {
    id,
    isOpen,
    /** The arrangement of the text and what is beside it. */
    layout: pane.isOpen ? pane.view : isOpen ? 'open' : undefined,
    toggle: () => (isOpen ? close() : open()),
    showText: () => pane.isOpen && pane.view === 'full' && pane.close(),
    showSettings: () => show('settings'),
    showComments: () => show('comments'),
    /** Returns false where the panel covers the text. */
    isBesideText: hasRoom,
    /** Closes the panel where it covers the text. */
    uncoverText: () => setWanted((current) => current && hasRoom()),
    props: { id, isOpen, isBesideText: hasRoom, tab, onTab: setTab, onClose: close },
  };
}
