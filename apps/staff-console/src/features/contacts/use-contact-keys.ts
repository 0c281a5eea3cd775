import { useEffect } from 'react';
import { useStable } from '../../layout/use-stable.ts';

/** An action on a request by a key. */
export interface ContactKeys {
  openId: string | undefined;
  onArchive: (id: string) => void;
  onAssign: (id: string) => void;
}

export const replyFieldId = 'contact-reply';
export const searchFieldId = 'contact-search';

/** Handles the keys of the inbox. A key that types a letter into a field does nothing else. */
export function useContactKeys({ openId, onArchive, onAssign }: ContactKeys): void {
  const press = useStable((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isCovered()) return;
    const run = actions[event.key];
    const id = focusedRequest()?.dataset.request ?? openId;
    if (!run || !run({ id, openId, onArchive, onAssign })) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

/** Returns true when the key did something. */
type KeyAction = (keys: ContactKeys & { id: string | undefined }) => boolean;

const actions: Readonly<Record<string, KeyAction>> = {
  j: ({ openId }) => moveFocus(1, openId),
  k: ({ openId }) => moveFocus(-1, openId),
  r: () => focusOn(replyFieldId),
  '/': () => focusOn(searchFieldId),
  e: ({ id, onArchive }) => Boolean(id) && (onArchive(id!), true),
  a: ({ id, onAssign }) => Boolean(id) && (onAssign(id!), true),
};

/** A dialog or an open menu handles its own keys. */
const isCovered = (): boolean => document.querySelector('dialog[open], [role=menu]:focus-within') !== null;

const requestLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-request]')];
const focusedRequest = (): HTMLElement | undefined => requestLinks().find((link) => link === document.activeElement);

function focusOn(id: string): boolean {
  const field = document.getElementById(id);
  field?.focus();
  return field !== null;
}

/** Leaves the field, so that the keys of the inbox work again. */
export function leaveField(field: HTMLElement, openId: string): void {
  field.blur();
  requestLinks()
    .find(({ dataset }) => dataset.request === openId)
    ?.focus();
}

/** Moves from the focused request, else from the open one, else to the first. */
function moveFocus(step: number, openId: string | undefined): boolean {
  const links = requestLinks();
  const from = links.findIndex((link) => link === document.activeElement);
  const open = links.findIndex(({ dataset }) => dataset.request === openId);
  const at = from >= 0 ? from + step : open >= 0 ? open + step : 0;
  links[Math.min(Math.max(at, 0), links.length - 1)]?.focus();
  return links.length > 0;
}
