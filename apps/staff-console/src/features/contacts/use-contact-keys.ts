import { rowOf } from '../../layout/list-rows.ts';
import { useKey } from '../../layout/use-key.ts';

/** An action on a request by a key. */
export interface ContactKeys {
  openId: string | undefined;
  /** True for people who may not change requests. */
  isDenied: boolean;
  /** The actions on the selected requests, which come before the focused one. */
  onSelected: { onArchive: () => void; onAssign: () => void; onTags: () => void } | undefined;
  onArchive: (id: string) => void;
  onAssign: (id: string) => void;
  onTags: (id: string) => void;
  onReply: (id: string) => void;
}

export const replyFieldId = 'contact-reply';

/** Handles the keys of the inbox beyond those of every list. They act on the focused request, else on the open one. */
export function useContactKeys({ openId, isDenied, onSelected, onReply, ...onOne }: ContactKeys): void {
  useKey((key, { repeat }) => {
    if (repeat) return false;
    const { onArchive, onAssign, onTags } = onSelected ?? onOne;
    // A reply is for one person, whatever is selected.
    const act = { e: onArchive, a: onAssign, t: onTags, r: onReply }[key];
    const id = focusedRequest() ?? openId;
    if (!act || isDenied || (id === undefined && (!onSelected || key === 'r'))) return false;
    act(id ?? '');
    return true;
  });
}

const focusedRequest = (): string | undefined =>
  rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-request]')?.dataset.request;

/** Leaves the field, so that the keys of the inbox work again. */
export function leaveField(field: HTMLElement, openId: string): void {
  field.blur();
  document.querySelector<HTMLElement>(`[data-request="${openId}"]`)?.focus();
}
