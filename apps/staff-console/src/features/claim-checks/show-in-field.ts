import type { UnsupportedInPost } from '@workspace/contracts/claims/unsupported-in-post';
import type { RichTextHandle } from '../../editor/use-annotations.ts';

/** Chooses an unsupported sentence where it stands: in the editor, or in the field of its name. */
export function showInField(found: UnsupportedInPost, editor: RichTextHandle | null): void {
  if (found.field === 'content') return editor?.show(found.path, found);
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${found.field}"]`);
  field?.focus();
  field?.setSelectionRange(found.from, found.to);
}
