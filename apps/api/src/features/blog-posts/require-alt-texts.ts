import { undescribedPictures } from '@workspace/contracts/rich-text/undescribed-pictures';
import type { BlogPostEntity } from './blog-post-entity.ts';
import { UnfitPost } from './post-errors.ts';

/** Throws `UnfitPost` when readers would get a picture without alt text that is not marked as decorative. */
export function requireAltTexts({ status, content }: Pick<BlogPostEntity, 'status'> & { content: string }): void {
  const missing = undescribedPictures(content);
  if (status === 'draft' || missing === 0) return;
  const message = `${missing === 1 ? 'A picture has' : `${missing} pictures have`} no alt text. Describe it, or mark it as decorative`;
  throw new UnfitPost('invalid_input', `content: ${message}`, { content: message });
}
