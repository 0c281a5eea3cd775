import DOMPurify from 'dompurify';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

/** Returns the HTML reduced to the elements and attributes that the editor's serializer can write. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, displayRules);
}
