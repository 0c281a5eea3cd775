import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RichTextHandle } from '../../editor/use-annotations.ts';
import type { PostPlace } from './post-place.ts';
import type { useSidePanel } from './use-side-panel.ts';

/** Moves the focus to places of the post form, and opens the panel or uncovers the text first. */
export function usePostPlaces(form: RefObject<HTMLFormElement | null>, side: ReturnType<typeof useSidePanel>) {
  const editor = useRef<RichTextHandle>(null);
  const reveal = (field: Element | null | undefined) => {
    if (field?.closest(`[id="${side.id}"]`)) return side.showSettings();
    side.showText();
    side.uncoverText();
  };
  /** Calls back with the field once it is in sight. */
  const show = (selector: string, then: (field: HTMLElement | null | undefined) => void) =>
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(selector);
      // A field of a panel that is still closed takes no focus.
      flushSync(() => reveal(field));
      requestAnimationFrame(() => then(field));
    });
  /** Focuses the field, and selects the words concerned. */
  const goTo = (place: PostPlace) =>
    show(`[name="${place.field}"]`, (field) => {
      if (place.field === 'content') return editor.current?.choose(rangeOf(place));
      field?.focus();
      if (field instanceof HTMLTextAreaElement && place.to) field.setSelectionRange(place.from ?? 0, place.to);
    });
  /** Focuses the first invalid field. */
  const toFieldError = () => show('[aria-invalid="true"]', (field) => field?.focus());
  return { editor, goTo, toFieldError };
}

export type PostPlaces = Omit<ReturnType<typeof usePostPlaces>, 'editor'>;

const rangeOf = ({ path = [0], from = 0, to = from, part }: PostPlace) => ({ path, from, to, ...(part && { part }) });
