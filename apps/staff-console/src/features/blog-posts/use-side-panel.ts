import { useId, useState } from 'react';

/** On a narrow screen the panel would cover the text. */
const hasRoom = () => matchMedia('(min-width: 60rem)').matches;

/** Focuses the first invalid field. One in the closed panel has to be visible before it can have the focus. */
export function focusFieldError(form: HTMLFormElement, side: ReturnType<typeof useSidePanel>): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field?.closest(`[id="${side.id}"]`)) side.showSettings();
  requestAnimationFrame(() => field?.focus());
}

/** State of the panel beside the text. */
export function useSidePanel() {
  const id = useId();
  const [isOpen, setOpen] = useState(hasRoom);
  const [tab, setTab] = useState('settings');
  const close = () => setOpen(false);
  const show = (wanted: string) => {
    setTab(wanted);
    setOpen(true);
  };
  return {
    id,
    isOpen,
    toggle: () => setOpen((current) => !current),
    showSettings: () => show('settings'),
    showComments: () => show('comments'),
    /** Returns false where the panel covers the text. */
    isBesideText: hasRoom,
    /** Closes the panel where it covers the text. */
    uncoverText: () => setOpen((current) => current && hasRoom()),
    props: { id, isOpen, tab, onTab: setTab, onClose: close },
  };
}
