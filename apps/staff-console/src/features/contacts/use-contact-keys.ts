import { useKey } from '../../layout/use-key.ts';

/** An action on a request by a key. */
export interface ContactKeys {
  openId: string | undefined;
  onArchive: (id: string) => void;
  onAssign: (id: string) => void;
}

export const replyFieldId = 'contact-reply';

/** Handles the keys of the inbox beyond those of every list. They act on the focused request, else on the open one. */
export function useContactKeys({ openId, onArchive, onAssign }: ContactKeys): void {
  useKey((key, { repeat }) => {
    if (repeat) return false;
    if (key === 'r') return focusReply();
    const act = { e: onArchive, a: onAssign }[key];
    const id = focusedRequest() ?? openId;
    if (!act || id === undefined) return false;
    act(id);
    return true;
  });
}

function focusReply(): boolean {
  const field = document.getElementById(replyFieldId);
  field?.focus();
  return field !== null;
}

const focusedRequest = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset.request;

/** Leaves the field, so that the keys of the inbox work again. */
export function leaveField(field: HTMLElement, openId: string): void {
  field.blur();
  document.querySelector<HTMLElement>(`[data-request="${openId}"]`)?.focus();
}
