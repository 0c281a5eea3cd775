import type { UnsupportedInPost } from '@workspace/contracts/claims/unsupported-in-post';
import type { RichTextHandle } from '../../editor/use-annotations.ts';

const fieldOf = ({ field }: UnsupportedInPost) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);

/** Brings an unsupported sentence into sight where it stands, and the focus stays where it is. Without one, none is shown. */
export function showInField(found: UnsupportedInPost | undefined, editor: RichTextHandle | null): void {
  for (const field of document.querySelectorAll('[data-shown]')) field.removeAttribute('data-shown');
  editor?.show();
  if (!found) return;
  if (found.field === 'content') return editor?.show(found);
  const field = fieldOf(found);
  field?.setAttribute('data-shown', '');
  field?.scrollIntoView({ block: 'center' });
}

/** Chooses an unsupported sentence where it stands, to be written anew: in the editor, or in the field of its name. */
export function chooseInField(found: UnsupportedInPost, editor: RichTextHandle | null): void {
  if (found.field === 'content') return editor?.choose(found);
  const field = fieldOf(found);
  field?.focus();
  field?.setSelectionRange(found.from, found.to);
}
