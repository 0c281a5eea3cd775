import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import type { RichTextHandle } from '../../editor/use-annotations.ts';

const fieldOf = ({ field }: UnsupportedInPost) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);

/** Scrolls to an unsupported sentence in its field without moving the focus. Without one, removes the highlight. */
export function showInField(found: UnsupportedInPost | undefined, editor: RichTextHandle | null): void {
  for (const field of document.querySelectorAll('[data-shown]')) field.removeAttribute('data-shown');
  editor?.show();
  if (!found) return;
  if (found.field === 'content') return editor?.show(found);
  const field = fieldOf(found);
  field?.setAttribute('data-shown', '');
  field?.scrollIntoView({ block: 'center' });
}

/** Selects an unsupported sentence so that it can be rewritten: in the editor, or in its text field. */
export function chooseInField(found: UnsupportedInPost, editor: RichTextHandle | null): void {
  if (found.field === 'content') return editor?.choose(found);
  const field = fieldOf(found);
  field?.focus();
  field?.setSelectionRange(found.from, found.to);
}
